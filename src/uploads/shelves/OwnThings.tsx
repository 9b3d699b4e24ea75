import { Button, chakra, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import type { Upload } from '../../../core/catalogue/upload.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { EmptyNail } from '../../shared/kit/EmptyNail.tsx';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { appText } from '../../shared/text/app.ts';
import { inventoryText } from '../text/inventory.ts';
import { AddLinks } from './InventoryHeader.tsx';
import { useInventory } from './inventoryContext.ts';
import type { Shelf } from './shelf.ts';
import { UploadCard } from './UploadCard.tsx';

interface OwnThingsProps {
  shelf: Shelf;
  canUpload: boolean;
}

/** The user's own items and backgrounds, in each state of the list: loading, failed, empty, shown. */
export function OwnThings({ shelf, canUpload }: OwnThingsProps) {
  const { status, failure, uploads, load } = useInventory((state) => state);
  const userId = useProfile((profile) => profile.userId);
  if (status === 'loading') return <OwnThingsSkeleton />;
  if (status === 'failed')
    return (
      <FuseBox title={inventoryText.failed} text={appText.failures[failure ?? 'unknown']}>
        <Button onClick={() => load(userId)}>{appText.retry}</Button>
      </FuseBox>
    );
  const shown = uploadsOn(shelf, uploads);
  if (shown.length === 0) return canUpload ? <EmptyShelf shelf={shelf} /> : null;
  return (
    <Things role="list" aria-label={inventoryText.title}>
      {shown.map((upload) => (
        <li key={upload.id}>
          <UploadCard upload={upload} canUpload={canUpload} />
        </li>
      ))}
    </Things>
  );
}

export function uploadsOn(shelf: Shelf, uploads: readonly Upload[]): readonly Upload[] {
  return uploads.filter(({ kind }) => shelf === 'all' || shelf === `${kind}s`);
}

function EmptyShelf({ shelf }: { shelf: Shelf }) {
  return (
    <EmptyNail title={inventoryText.empty.title} text={inventoryText.empty.text}>
      <AddLinks shelf={shelf} />
    </EmptyNail>
  );
}

function OwnThingsSkeleton() {
  return (
    <Things as="div">
      <VisuallyHidden role="status">{inventoryText.loading}</VisuallyHidden>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} height="19rem" borderRadius="lg" aria-hidden />
      ))}
    </Things>
  );
}

const Things = chakra('ul', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(auto-fill, minmax(15.5rem, 1fr))' },
    listStyleType: 'none',
  },
});
