import { chakra, Flex } from '@chakra-ui/react';
import { Copy, FileDown, Ruler } from 'lucide-react';
import type { ReviewEntry } from '../../../core/catalogue/review.ts';
import { reviewsText } from '../text/reviews.ts';

/** The size and weight of an upload's pictures, and similar entries of the library. */
export function MeasuredLine({ review: { measured, alike } }: { review: ReviewEntry }) {
  if (!measured) return null;
  const { measured: words } = reviewsText;
  return (
    <Flex wrap="wrap" columnGap="5" rowGap="1" mt="3" textStyle="sm" color="fg.subtle">
      <Fact>
        <Ruler aria-hidden /> {words.size(measured.width, measured.height)}
      </Fact>
      <Fact>
        <FileDown aria-hidden /> {words.bytes(measured.bytes)}
      </Fact>
      {alike === null && (
        <Fact>
          <Copy aria-hidden /> {words.unlike}
        </Fact>
      )}
      {alike && (
        <Fact color="fg.warning" fontWeight="650">
          <Copy aria-hidden /> {alike.isSame ? words.same(alike.name) : words.alike(alike.name)}
        </Fact>
      )}
    </Flex>
  );
}

const Fact = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    overflowWrap: 'anywhere',
    '& > svg': { boxSize: '4', flexShrink: '0' },
  },
});
