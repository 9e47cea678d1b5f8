/** A game with other numbers (`gangs@mine-0123..`) has the screens and the words of its kind. */
export const kindOf = (game: string): string => game.split('@')[0] ?? game;
