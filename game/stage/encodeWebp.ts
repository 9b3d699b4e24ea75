const WEBP = 'image/webp';
/** Quality from 0 to 1: small enough for a cover, without visible artefacts in drawings. */
const QUALITY = 0.85;

/** Returns a canvas's content as webp in a data URL. */
export async function encodeWebp(canvas: HTMLCanvasElement): Promise<string> {
  const picture = await toBlob(canvas);
  // Safari cannot encode webp here and silently returns a PNG.
  return toDataUrl(picture.type === WEBP ? picture : await convertToWebp(picture));
}

function toDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(`${reader.result}`));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(picture);
  });
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))),
      WEBP,
      QUALITY,
    );
  });
}

async function convertToWebp(picture: Blob): Promise<Blob> {
  const [{ default: encode }, pixels] = await Promise.all([
    import('@jsquash/webp/encode.js'),
    readPixels(picture),
  ]);
  return new Blob([await encode(pixels, { quality: QUALITY * 100 })], { type: WEBP });
}

async function readPixels(picture: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas to read a picture from.');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
