/** The number of columns in which `count` squares are as large as possible in a box, by its width and height. */
export function columnsWithin(count: number, widthByHeight: number): number {
  const sizeIn = (columns: number) => Math.min(widthByHeight / columns, 1 / Math.ceil(count / columns));
  const choices = Array.from({ length: Math.max(1, count) }, (_, place) => place + 1);
  return choices.reduce((best, columns) => (sizeIn(columns) > sizeIn(best) ? columns : best), 1);
}
