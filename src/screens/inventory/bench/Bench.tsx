import { Box, chakra, Heading } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { UploadKind } from '../../../../core/catalogue/upload.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { toaster } from '../../../components/toaster.ts';
import { useBackend } from '../../../components/useBackend.ts';
import type { BenchState } from '../../../stores/inventory/benchState.ts';
import { inventoryText } from '../../../text/inventory.ts';
import { useInventory } from '../inventoryContext.ts';
import { BenchContext, useActiveWork, useBench } from './benchContext.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { openBench } from './openBench.ts';
import { StepList } from './StepList.tsx';
import { Workplace } from './Workplace.tsx';

export type BenchTarget = { type: 'add'; kind: UploadKind } | { type: 'change'; uploadId: string };

interface BenchProps {
  target: BenchTarget;
  onLeave: () => void;
}

/** Where files become things: choose, cut out, describe, try in a room. */
export function Bench({ target, onLeave }: BenchProps) {
  const session = useOpenBench(target);
  const [isAsked, setAsked] = useState(false);
  const leave = () => (hasUnsaved(session.store.getState()) ? setAsked(true) : onLeave());
  const { leave: words } = inventoryText.bench;
  return (
    <BenchContext value={session}>
      <BackLink type="button" onClick={leave}>
        <ArrowLeft aria-hidden size={16} /> {inventoryText.bench.back}
      </BackLink>
      <BenchHeader target={target} />
      <BenchContent target={target} onLeave={leave} onDone={onLeave} />
      {isAsked && (
        <ConfirmDialog
          title={words.title}
          text={words.text}
          confirmLabel={words.confirm}
          cancelLabel={words.stay}
          onConfirm={onLeave}
          onCancel={() => setAsked(false)}
        />
      )}
    </BenchContext>
  );
}

function useOpenBench(target: BenchTarget) {
  const { uploads: port } = useBackend();
  const { show, uploads } = useInventory((state) => state);
  const [session] = useState(() =>
    openBench(port, (upload) => {
      show(upload);
      toaster.create({ title: inventoryText.bench.saved(upload.entry.name), type: 'success' });
    }),
  );
  useEffect(() => () => session.studio.close(), [session]);
  const uploadId = target.type === 'change' ? target.uploadId : null;
  const upload = uploads.find(({ id }) => id === uploadId);
  useEffect(() => {
    const { works, change } = session.store.getState();
    if (upload && works.length === 0) change(upload);
  }, [session, upload]);
  return session;
}

function hasUnsaved({ works }: BenchState): boolean {
  return works.some(
    ({ state, upload }) =>
      state.type === 'open' || state.type === 'sending' || (state.type === 'failed' && !upload),
  );
}

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

interface BenchContentProps {
  target: BenchTarget;
  onLeave: () => void;
  onDone: () => void;
}

function BenchContent({ target, onLeave, onDone }: BenchContentProps) {
  const isEmpty = useBench(({ works }) => works.length === 0);
  if (!isEmpty)
    return <Workplace kind={target.type === 'add' ? target.kind : null} onLeave={onLeave} onDone={onDone} />;
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
