/** The class that teacher and pupils of the proof agree upon. */
export const CLASS = {
  pupils: 30,
  /** As the opening sheet proposes. */
  teams: 6,
  /** Moves of the way out that each team takes. */
  moves: 12,
};
