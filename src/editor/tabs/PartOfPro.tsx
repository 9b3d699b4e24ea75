import { chakra } from '@chakra-ui/react';
import { PRO_PRICE } from '../../../core/account/products.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useCanUpload } from '../../shared/context/useCanUpload.ts';
import { presentFormats } from '../../shared/language/formats.ts';
import { editorText } from '../text/editor.ts';

/**
 * Beside what only Pro has: says so with its price, to whoever does not have it. The way to one's own pictures looked
 * like a tool, and ended at an offer.
 */
export function PartOfPro() {
  const canUpload = useCanUpload();
  const isKnown = useProfile(({ isLoading }) => !isLoading);
  if (canUpload || !isKnown) return null;
  return <Badge>{editorText.items.partOfPro(presentFormats().money(PRO_PRICE))}</Badge>;
}

const Badge = chakra('span', {
  base: {
    paddingX: '1.5',
    borderRadius: 'full',
    bg: 'bg.chosen',
    color: 'fg',
    textStyle: 'xs',
    fontWeight: '650',
    whiteSpace: 'nowrap',
  },
});
