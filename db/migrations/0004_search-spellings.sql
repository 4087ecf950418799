CREATE TABLE "search_spelling" (
	"spelling" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_spelling_spelling_word_pk" PRIMARY KEY("spelling","word")
);
