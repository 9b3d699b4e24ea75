import { Button } from '@chakra-ui/react';
import { type PackId, priceOf } from '../../../core/account/products.ts';
import { publishingText } from '../../rooms/text/publishing.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { presentFormats } from '../../shared/language/formats.ts';
import { packsText } from '../../shared/text/packs.ts';

/** A link to where a pack is bought. */
export function BuyPack({ pack }: { pack: PackId }) {
  const { buy, buyNamed } = publishingText;
  const price = presentFormats().money(priceOf(pack));
  return (
    <Button asChild size="sm" minH={{ base: '11', xl: '8' }}>
      <Link to="/pricing#packs" aria-label={buyNamed(packsText.names[pack], price)}>
        {buy(price)}
      </Link>
    </Button>
  );
}
