import { Box, Button, chakra, Flex, Heading, IconButton } from '@chakra-ui/react';
import { Check, FolderPlus, ImageOff, RotateCw, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { uploadThumbUri } from '../../../core/catalogue/pictureAddresses.ts';
import type { UploadKind } from '../../../core/catalogue/upload.ts';
import { Panel } from '../../shared/kit/Panel.tsx';
import { type BenchWork, firstLook } from '../store/benchWork.ts';
import { inventoryText } from '../text/inventory.ts';
import { useBench } from './benchContext.ts';
import { DropZone } from './files/DropZone.tsx';
import { PICTURES, pickPictures } from './files/readDropped.ts';
import { useAddedFiles } from './files/useAddedFiles.ts';
import { stateText, toneOf } from './stateText.ts';
import { WorkThumb } from './WorkThumb.tsx';

/** All works on the bench with their progress, and a button to add more. */
export function WorkQueue({ kind }: { kind: UploadKind }) {
  const works = useBench((state) => state.works);
  const { title, label } = inventoryText.bench.queue;
  const readable = works.filter(({ state }) => state.type !== 'unreadable');
  const ready = works.filter(
    ({ state, step }) => state.type === 'saved' || (state.type === 'open' && step === 'try'),
  );
  return (
    <DropZone kind={kind}>
      <Panel as="section" p="4">
        <Heading as="h2" size="md" wordSpacing="0.15em">
          {title(ready.length, readable.length)}
        </Heading>
        <Progress works={readable} />
        <chakra.ul
          aria-label={label}
          listStyleType="none"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="1"
        >
          {works.map((work) => (
            <QueueRow key={work.id} work={work} />
          ))}
        </chakra.ul>
        <QueueButtons kind={kind} works={works} />
      </Panel>
    </DropZone>
  );
}

function Progress({ works }: { works: readonly BenchWork[] }) {
  const share = works.reduce((sum, { state }) => sum + shareOf(state), 0) / Math.max(1, works.length);
  return (
    <Box
      role="progressbar"
      aria-label={inventoryText.bench.queue.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      h="2.5"
      my="3"
      borderRadius="full"
      overflow="hidden"
      bg="bg.inset"
      borderWidth="1px"
      borderColor="border.strong"
    >
      <Box h="full" bg="accent" transition="width {durations.state}" style={{ width: `${share * 100}%` }} />
    </Box>
  );
}

function shareOf(state: BenchWork['state']): number {
  if (state.type === 'saved') return 1;
  return state.type === 'sending' ? state.share : 0;
}

function QueueRow({ work }: { work: BenchWork }) {
  const isActive = useBench(({ activeId }) => activeId === work.id);
  const choose = useBench((state) => state.choose);
  return (
    <Row isActive={isActive}>
      <Chooser type="button" aria-current={isActive ? 'true' : undefined} onClick={() => choose(work.id)}>
        <Thumb>
          <ThumbPicture work={work} />
        </Thumb>
        <chakra.span minW="0" lineHeight="1.3">
          <chakra.span display="block" textStyle="sm" fontWeight="650" truncate>
            {work.fileName}
          </chakra.span>
          <chakra.span display="block" textStyle="xs" color={toneOf(work)} role="status">
            {stateText(work)}
          </chakra.span>
        </chakra.span>
      </Chooser>
      <RowButton work={work} />
    </Row>
  );
}

function ThumbPicture({ work }: { work: BenchWork }) {
  const look = firstLook(work);
  if (work.state.type === 'unreadable') return <ImageOff size={22} aria-hidden />;
  if (look?.type === 'kept') return <img src={uploadThumbUri(look.uri)} alt="" />;
  return look ? <WorkThumb work={work} picture={look.picture} /> : null;
}

function RowButton({ work }: { work: BenchWork }) {
  const { remove, retry, cancel } = useBench((state) => state);
  const { queue } = inventoryText.bench;
  const { id, fileName, state } = work;
  if (state.type === 'saved')
    return (
      <chakra.span color="fg.success" px="2">
        <Check size={18} aria-hidden />
      </chakra.span>
    );
  if (state.type === 'sending')
    return <SmallButton label={queue.cancel(fileName)} icon={<X />} onPress={() => cancel(id)} />;
  return (
    <Flex>
      {canBeRetried(state) && (
        <SmallButton label={queue.retry(fileName)} icon={<RotateCw />} onPress={() => retry(id)} />
      )}
      <SmallButton label={queue.remove(fileName)} icon={<X />} onPress={() => remove(id)} />
    </Flex>
  );
}

/** Whether a retry can help; a wrong type or a large file stays so. */
function canBeRetried(state: BenchWork['state']): boolean {
  return state.type === 'failed' || (state.type === 'unreadable' && state.reason === 'damaged');
}

function SmallButton({ label, icon, onPress }: { label: string; icon: ReactNode; onPress: () => void }) {
  return (
    <IconButton variant="ghost" size="sm" minW="8" aria-label={label} onClick={onPress}>
      {icon}
    </IconButton>
  );
}

function QueueButtons({ kind, works }: { kind: UploadKind; works: readonly BenchWork[] }) {
  const { remove, saveAll } = useBench((state) => state);
  const add = useAddedFiles(kind);
  const input = useRef<HTMLInputElement>(null);
  const { queue } = inventoryText.bench;
  const open = works.filter(({ state }) => state.type === 'open' || state.type === 'failed');
  const unreadable = works.filter(({ state }) => state.type === 'unreadable');
  return (
    <Flex direction="column" gap="2" mt="4">
      {unreadable.length > 1 && (
        <Button
          variant="outline"
          whiteSpace="normal"
          onClick={() => {
            for (const { id } of unreadable) remove(id);
          }}
        >
          {queue.removeUnreadable(unreadable.length)}
        </Button>
      )}
      <Button variant="outline" onClick={() => input.current?.click()}>
        <FolderPlus aria-hidden /> {queue.addMore}
      </Button>
      {open.length > 1 && (
        <Button variant="outline" onClick={() => void saveAll()}>
          {queue.saveAll(open.length)}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURES}
        aria-label={queue.addMore}
        onChange={({ target }) => {
          add(pickPictures([...(target.files ?? [])]));
          target.value = '';
        }}
      />
    </Flex>
  );
}

const Row = chakra('li', {
  base: { display: 'flex', alignItems: 'center', borderRadius: '10px' },
  variants: { isActive: { true: { bg: 'bg.chosen', boxShadow: 'inset 3px 0 0 {colors.accent}' } } },
});

const Chooser = chakra('button', {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: '11',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    padding: '1.5',
    textAlign: 'start',
    borderRadius: '10px',
    cursor: 'pointer',
  },
});

const Thumb = chakra('span', {
  base: {
    flexShrink: '0',
    display: 'grid',
    placeItems: 'center',
    boxSize: '46px',
    borderRadius: '8px',
    borderWidth: '1.5px',
    borderColor: 'ink',
    bg: 'bg.paper',
    color: 'fg.onPaper',
    overflow: 'hidden',
    '& img, & canvas': { maxWidth: '38px', maxHeight: '38px' },
  },
});
