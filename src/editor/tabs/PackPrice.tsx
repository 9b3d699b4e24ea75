import { Box, chakra } from '@chakra-ui/react';
import { type PackId, priceOf } from '../../../core/account/products.ts';
import { presentFormats } from '../../shared/language/formats.ts';
import { packsText } from '../../shared/text/packs.ts';
import { editorText } from '../text/editor.ts';

/** On a picture of a pack that is not owned: what it costs, and to whoever points at it that it can be tried. Its button's name says both. */
export function PackPrice({ pack }: { pack: PackId | null }) {
  if (pack === null) return null;
  return (
    <Box
      aria-hidden
      title={packsText.names[pack]}
      position="absolute"
      zIndex="1"
      top="1.5"
      insetEnd="1.5"
      maxW="calc(100% - 0.75rem)"
      css={{
        '& [data-try]': { display: 'none' },
        'button:is(:hover, :focus-visible) > & [data-try]': { display: 'inline' },
      }}
    >
      {/* The plate is the words' own: what looks for colours that cannot be read leaves out what is placed over a picture. */}
      <Plate layerStyle="brassPlate">
        <span>
          {presentFormats().money(priceOf(pack))}
          <span data-try>{editorText.items.tryIt}</span>
        </span>
      </Plate>
    </Box>
  );
}

/** How a button is called whose picture is of a pack that is not owned: by the pack, its price, and that it can be tried. */
export function withPrice(label: string, pack: PackId): string {
  const price = presentFormats().money(priceOf(pack));
  return editorText.items.ofPack(label, packsText.names[pack], price);
}

const Plate = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '6',
    paddingInline: '2',
    borderRadius: 'full',
    textStyle: 'xs',
    lineHeight: '1.2',
    fontWeight: '700',
  },
});
