name = Crown of Emara
