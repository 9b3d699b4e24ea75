/** The class that teacher and pupils of the proof agree upon. */
export const CLASS = {
  pupils: 30,
  /** As the opening sheet proposes. */
  teams: 6,
  /** Moves of the way out that each team takes before the teacher has looked at the board. */
  moves: 12,
  /** The second line of the file with the link, once the teacher has looked. */
  goOn: 'Go on.',
};
