import { Button } from '@chakra-ui/react';
import { type PackId, priceOf } from '../../../../core/account/products.ts';
import { Link } from '../../../components/Link.tsx';
import { presentFormats } from '../../../text/formats.ts';
import { packsText } from '../../../text/packs.ts';
import { publishingText } from '../../../text/publishing.ts';

/** Leads to where a pack is bought. */
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
