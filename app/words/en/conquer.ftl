name = Craft & Conquer
