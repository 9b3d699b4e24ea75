import { Box, chakra, Heading, Skeleton } from '@chakra-ui/react';
import { ArrowLeft, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UploadKind } from '../../../core/catalogue/upload.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { Notice } from '../../shared/kit/Notice.tsx';
import { toaster } from '../../shared/toast/toaster.ts';
import { useInventory } from '../shelves/inventoryContext.ts';
import type { BenchState, BenchStore } from '../store/benchState.ts';
import type { WorkState } from '../store/benchWork.ts';
import type { WorksKeeper } from '../store/keepWorks.ts';
import { inventoryText } from '../text/inventory.ts';
import { BenchContext, useActiveWork, useBench } from './benchContext.ts';
import type { BenchTarget } from './benchTarget.ts';
import { ChooseFiles } from './files/ChooseFiles.tsx';
import type { PickedFiles } from './files/readDropped.ts';
import { useAddedFiles } from './files/useAddedFiles.ts';
import { useKeptWorks } from './files/useKeptWorks.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { openBench } from './openBench.ts';
import { StepList } from './StepList.tsx';
import { Workplace } from './Workplace.tsx';

interface BenchProps {
  target: BenchTarget;
  /** Files dropped over the shelves, to be added to the bench. */
  dropped: PickedFiles | null;
  onTaken: () => void;
  onLeave: () => void;
}

/** The bench, where files become things: choose, cut out, describe, try in a room. */
export function Bench({ target, dropped, onTaken, onLeave }: BenchProps) {
  const session = useOpenBench();
  const uploadId = target.type === 'change' ? target.uploadId : null;
  const upload = useInventory(({ uploads }) => uploads.find(({ id }) => id === uploadId));
  const { keeper, isReady, isElsewhere } = useKeptWorks(session.store, uploadId === null ? null : upload);
  const [isAsked, setAsked] = useState(false);
  const stay = () => setAsked(false);
  const leave = () => (hasUnsaved(session.store.getState()) ? setAsked(true) : onLeave());
  const { keep, isKeeping } = useKeeping(keeper, session.store, onLeave);
  const keepFromDialog =
    keep &&
    (() => {
      setAsked(false);
      keep();
    });
  const discard = () =>
    void (keeper?.discardAll() ?? Promise.resolve()).catch(console.error).finally(onLeave);
  return (
    <BenchContext value={session}>
      <BackLink type="button" onClick={leave}>
        <ArrowLeft aria-hidden size={16} /> {inventoryText.bench.back}
      </BackLink>
      <BenchHeader target={target} />
      <KeepingNotice isElsewhere={isElsewhere} />
      {isReady && dropped && target.type === 'add' && (
        <LayDown dropped={dropped} kind={target.kind} onTaken={onTaken} />
      )}
      {isReady ? (
        <BenchContent target={target} onLeave={leave} onKeep={keep} isKeeping={isKeeping} onDone={onLeave} />
      ) : (
        <Skeleton height="22rem" borderRadius="lg" aria-busy="true" />
      )}
      {isAsked && <LeaveDialog onStay={stay} onDiscard={discard} onKeep={keepFromDialog} />}
    </BenchContext>
  );
}

interface LayDownProps {
  dropped: PickedFiles;
  kind: UploadKind;
  onTaken: () => void;
}

function LayDown({ dropped, kind, onTaken }: LayDownProps) {
  const lay = useEffectEvent(useAddedFiles(kind));
  const tell = useEffectEvent(onTaken);
  useEffect(() => {
    lay(dropped);
    tell();
  }, [dropped]);
  return null;
}

function useOpenBench() {
  const { uploads: port, calls } = useBackend();
  const show = useInventory((state) => state.show);
  const [session] = useState(() =>
    openBench({
      port,
      calls,
      onSaved: (upload) => {
        show(upload);
        toaster.create({ title: inventoryText.bench.saved(upload.entry.name), type: 'success' });
      },
    }),
  );
  useEffect(() => () => session.studio.close(), [session]);
  return session;
}

/** Keeps the works for later, and whether that is under way; `keep` is null if nothing can be kept. */
function useKeeping(keeper: WorksKeeper | null, store: BenchStore, onKept: () => void) {
  const [isKeeping, setKeeping] = useState(false);
  function keep(by: WorksKeeper) {
    setKeeping(true);
    void keepForLater(by, store, onKept).finally(() => setKeeping(false));
  }
  return { isKeeping, keep: keeper && (() => keep(keeper)) };
}

/** Leaves the bench and keeps its works in this browser; stays if that is impossible. */
async function keepForLater(keeper: WorksKeeper, store: BenchStore, onKept: () => void): Promise<void> {
  await keeper.keepWhenRead();
  const { keeping, works } = store.getState();
  const { kept, notKept } = inventoryText.bench;
  if (keeping !== 'kept') return void toaster.create({ title: notKept[keeping ?? 'failed'], type: 'error' });
  const waiting = works.filter(({ state }) => state.type === 'open' || state.type === 'failed');
  toaster.create({ title: kept(waiting.length), type: 'success' });
  onKept();
}

function hasUnsaved({ works }: BenchState): boolean {
  const unsaved: readonly WorkState['type'][] = ['reading', 'open', 'sending'];
  return works.some(
    ({ state, upload }) => unsaved.includes(state.type) || (state.type === 'failed' && !upload),
  );
}

interface BenchContentProps {
  target: BenchTarget;
  onLeave: () => void;
  onKeep: (() => void) | null;
  isKeeping: boolean;
  onDone: () => void;
}

function BenchContent({ target, ...actions }: BenchContentProps) {
  const isEmpty = useBench(({ works }) => works.length === 0);
  if (!isEmpty) return <Workplace kind={target.type === 'add' ? target.kind : null} {...actions} />;
  return target.type === 'add' ? <ChooseFiles kind={target.kind} /> : null;
}

const BackLink = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '11',
    color: 'link',
    textStyle: 'sm',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
  },
});

/** The bench's purpose, and the progress of the active work. */
function BenchHeader({ target }: { target: BenchTarget }) {
  const work = useActiveWork();
  const { title, changing } = inventoryText.bench;
  const isChange = target.type === 'change' && work?.upload;
  return (
    <Box
      display="flex"
      flexDirection={{ base: 'column', lg: 'row' }}
      justifyContent="space-between"
      alignItems={{ base: 'stretch', lg: 'center' }}
      gap="3"
      mt="2"
      mb="6"
    >
      <Heading as="h1" size="4xl" overflowWrap="anywhere">
        {isChange ? changing(isChange.entry.name) : title}
      </Heading>
      <StepList kind={work?.kind ?? (target.type === 'add' ? target.kind : 'item')} />
    </Box>
  );
}

/** Says why this browser does not keep the works, or that another tab has them. */
function KeepingNotice({ isElsewhere }: { isElsewhere: boolean }) {
  const keeping = useBench((state) => state.keeping);
  const hasFailed = keeping === 'full' || keeping === 'failed';
  if (!hasFailed && !isElsewhere) return null;
  const { notKept, elsewhere } = inventoryText.bench;
  return (
    <Notice tone="warning" role="status" mb="4">
      <TriangleAlert aria-hidden />
      <span>{hasFailed ? notKept[keeping] : elsewhere}</span>
    </Notice>
  );
}
