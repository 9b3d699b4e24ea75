const WIDTH = 256;
const PADDING = 12;

/** Draws the substitute of a picture that cannot be loaded: a dashed box with the item's name. */
export function drawMissingPicture(label: string, aspect: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.max(1, Math.round(WIDTH * aspect));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas to draw a missing picture on.');
  drawBox(context);
  drawLabel(context, label);
  return canvas;
}

function drawBox(context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  context.fillStyle = 'rgba(20, 26, 46, 0.85)';
  context.fillRect(0, 0, width, height);
  context.strokeStyle = '#d9a441';
  context.lineWidth = 4;
  context.setLineDash([14, 10]);
  context.strokeRect(4, 4, width - 8, height - 8);
}

function drawLabel(context: CanvasRenderingContext2D, label: string): void {
  const { width, height } = context.canvas;
  const size = Math.min(30, height / 2);
  context.fillStyle = '#f4ead5';
  context.font = `600 ${size}px 'Atkinson Hyperlegible Next Variable', system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(label, width / 2, height / 2, width - 2 * PADDING);
}
