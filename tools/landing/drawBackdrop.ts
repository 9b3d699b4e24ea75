import { belowArt, listPictures } from '../../art/pictures.ts';
import { render } from '../../art/render.ts';

/** A twelfth of the hero's picture: a kilobyte that stands in the page itself, seen until the picture is there. */
const SIZE = { width: 112, height: 63 };

/** A background in small as a `data:` address. @throws where there is no such picture */
export async function drawBackdrop(uri: string): Promise<string> {
  const picture = listPictures().get(belowArt(uri));
  if (!picture) throw new Error(`There is no picture ${uri}.`);
  const webp = await render(picture.drawing.draw(), SIZE);
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
