/** The size of a picture or canvas in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Returns a canvas of a size, drawn by `draw`. */
export function drawCanvas(
  { width, height }: Size,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws on no canvas.');
  draw(context);
  return canvas;
}
