/** Where a dragged row would come in: at which row's upper or lower edge. */
export interface DropEdge {
  row: number;
  side: 'above' | 'below';
}

interface Rows {
  /** Upper and lower edge of each, from the first on, in CSS pixels of the window. */
  rows: readonly { top: number; bottom: number }[];
  /** Which one is dragged. */
  from: number;
  /** Where the pointer is. */
  y: number;
}

/** How many rows up the dragged one goes, below zero down, and the edge at which it then is. */
export function dropPlace({ rows, from, y }: Rows): { steps: number; edge: DropEdge } {
  const above = rows.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
  const to = above > from ? above - 1 : above;
  return { steps: from - to, edge: { row: to, side: to > from ? 'below' : 'above' } };
}
