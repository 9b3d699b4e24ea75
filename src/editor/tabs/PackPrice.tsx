import { Box, chakra } from '@chakra-ui/react';
import { type PackId, priceOf } from '../../../core/account/products.ts';
import { presentFormats } from '../../shared/language/formats.ts';
import { packsText } from '../../shared/text/packs.ts';
import { editorText } from '../text/editor.ts';

/**
 * The price on a picture of a pack that is not owned, with a tooltip that it can be tried. The button's name
 * includes both.
 */
export function PackPrice({ pack }: { pack: PackId | null }) {
  if (pack === null) return null;
  return (
    <Box
      aria-hidden
      title={packsText.names[pack]}
      position="absolute"
      zIndex="1"
      top="1"
      insetEnd="1"
      maxW="calc(100% - 0.5rem)"
      css={{
        '& [data-try]': { display: 'none' },
        'button:focus-visible > & [data-try]': { display: 'inline' },
        '@media (hover: hover)': { 'button:hover > & [data-try]': { display: 'inline' } },
      }}
    >
      {/* The label has its own ground, so that contrast checks do not skip it as placed over a picture. */}
      <Plate layerStyle="brassPlate">
        <span>
          {presentFormats().money(priceOf(pack))}
          <span data-try>{editorText.items.tryIt}</span>
        </span>
      </Plate>
    </Box>
  );
}

/** Adds to the label of a picture from a pack that is not owned: the pack, its price, and that it can be tried. */
export function withPrice(label: string, pack: PackId): string {
  const price = presentFormats().money(priceOf(pack));
  return editorText.items.ofPack(label, packsText.names[pack], price);
}

const Plate = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '6',
    // A background's tile is narrow: the price and the offer to try it just fit in one line.
    paddingInline: '1.5',
    // Half of the smallest height, so that a second line on a narrow picture does not reach into round corners.
    borderRadius: '0.75rem',
    textAlign: 'center',
    textStyle: 'xs',
    lineHeight: '1.2',
    fontWeight: '700',
  },
});
