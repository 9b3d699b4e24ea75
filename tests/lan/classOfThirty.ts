/** The class that the teacher and the pupils of the proof use. */
export const CLASS = {
  pupils: 30,
  /** The number of teams that the opening sheet suggests. */
  teams: 6,
  /** Moves of the way out that each team takes before the teacher has looked at the board. */
  moves: 12,
  /** The second line of the file with the link. The teacher adds it to let the pupils continue. */
  goOn: 'Go on.',
};
