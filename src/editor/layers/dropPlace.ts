/** The row and edge where a dragged row would be inserted. */
export interface DropEdge {
  row: number;
  side: 'above' | 'below';
}

interface Rows {
  /** Upper and lower edge of each row, in CSS pixels of the window. */
  rows: readonly { top: number; bottom: number }[];
  /** Index of the dragged row. */
  from: number;
  /** The pointer's position. */
  y: number;
}

/** How many rows the dragged one moves up, negative for down, and the edge where it is inserted. */
export function dropPlace({ rows, from, y }: Rows): { steps: number; edge: DropEdge } {
  const above = rows.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
  const to = above > from ? above - 1 : above;
  return { steps: from - to, edge: { row: to, side: to > from ? 'below' : 'above' } };
}
