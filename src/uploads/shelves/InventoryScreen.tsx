import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { useCanUpload } from '../../shared/context/useCanUpload.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PAGE_WIDTH } from '../../shared/page/pageWidth.ts';
import { Bench } from '../bench/Bench.tsx';
import type { BenchTarget } from '../bench/benchTarget.ts';
import { type PickedFiles, readDropped } from '../bench/files/readDropped.ts';
import { createInventoryStore, type InventoryStore } from '../store/inventoryStore.ts';
import { inventoryText } from '../text/inventory.ts';
import { InventoryHeader } from './InventoryHeader.tsx';
import { InventoryContext, useInventory } from './inventoryContext.ts';
import { OwnThings, uploadsOn } from './OwnThings.tsx';
import { PlanOffer } from './PlanOffer.tsx';
import type { Shelf } from './shelf.ts';
import { useDroppedFiles } from './useDroppedFiles.ts';
import { WaitingWorks } from './WaitingWorks.tsx';

/** `/myInventory`, `…/items` and `…/backgrounds`: the user's uploads, and the bench. */
export function InventoryScreen() {
  const store = useOwnInventory();
  const canUpload = useCanUpload();
  const bench = useBenchAddress();
  const [dropped, setDropped] = useState<PickedFiles | null>(null);
  return (
    <InventoryContext value={store}>
      <Box width={PAGE_WIDTH} mx="auto" py={{ base: '8', md: '12' }}>
        <PageTitle page={inventoryText.page} />
        {canUpload && bench.target ? (
          <Bench
            key={JSON.stringify(bench.target)}
            target={bench.target}
            dropped={dropped}
            onTaken={() => setDropped(null)}
            onLeave={bench.leave}
          />
        ) : (
          <Shelves canUpload={canUpload} />
        )}
        {canUpload && !bench.target && <DropOnShelves onDropped={setDropped} />}
      </Box>
    </InventoryContext>
  );
}

function Shelves({ canUpload }: { canUpload: boolean }) {
  const { pathname } = useLocation();
  const shelf = shelfAt(pathname);
  const isEmpty = useInventory(
    ({ status, uploads }) => status === 'ready' && uploadsOn(shelf, uploads).length === 0,
  );
  return (
    <>
      <InventoryHeader shelf={shelf} canAdd={canUpload && !isEmpty} />
      {canUpload ? <WaitingWorks /> : <PlanOffer />}
      <OwnThings shelf={shelf} canUpload={canUpload} />
    </>
  );
}

/** Files dropped over the shelves go to the bench of their kind. */
function DropOnShelves({ onDropped }: { onDropped: (picked: PickedFiles) => void }) {
  const { pathname } = useLocation();
  const [, setAddress] = useSearchParams();
  const isDraggedOver = useDroppedFiles(async (transfer) => {
    onDropped(await readDropped(transfer));
    setAddress({ add: shelfAt(pathname) === 'backgrounds' ? 'background' : 'item' });
  });
  return isDraggedOver && <Over aria-hidden />;
}

const Over = chakra('div', {
  base: {
    position: 'fixed',
    inset: '2',
    zIndex: 'overlay',
    pointerEvents: 'none',
    borderRadius: 'lg',
    border: '3px dashed {colors.accent}',
  },
});

function shelfAt(pathname: string): Shelf {
  if (pathname.endsWith('/items')) return 'items';
  return pathname.endsWith('/backgrounds') ? 'backgrounds' : 'all';
}

function useOwnInventory(): InventoryStore {
  const { uploads, calls } = useBackend();
  const userId = useProfile((profile) => profile.userId);
  const [store] = useState(() => createInventoryStore(uploads, calls));
  useEffect(() => void store.getState().load(userId), [store, userId]);
  return store;
}

/** Keeps the bench's target in the address, so that the back button leads to the shelves. */
function useBenchAddress(): { target: BenchTarget | null; leave: () => void } {
  const [address, setAddress] = useSearchParams();
  const kind = address.get('add');
  const uploadId = address.get('change');
  const leave = () => setAddress({});
  if (uploadId !== null) return { target: { type: 'change', uploadId }, leave };
  if (kind === 'item' || kind === 'background') return { target: { type: 'add', kind }, leave };
  return { target: null, leave };
}
