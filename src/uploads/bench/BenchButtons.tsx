import { Button, chakra, Flex, Spacer, Text } from '@chakra-ui/react';
import { Archive, ArrowLeft, ArrowRight } from 'lucide-react';
import { type BenchWork, firstLook, isDescribed, type WorkStep } from '../store/benchWork.ts';
import { inventoryText } from '../text/inventory.ts';
import { useBench } from './benchContext.ts';
import { stateText } from './stateText.ts';

interface BenchButtonsProps {
  work: BenchWork;
  onLeave: () => void;
  /** Null if nothing can be kept. */
  onKeep: (() => void) | null;
  /** Whether the works are being kept; that waits for files that are being read. */
  isKeeping: boolean;
  onDone: () => void;
}

const BEFORE: Readonly<Record<WorkStep, WorkStep | null>> = { cut: null, describe: 'cut', try: 'describe' };

/** Buttons for the next step, the previous one, and the end. */
export function BenchButtons({ work, onLeave, onKeep, isKeeping, onDone }: BenchButtonsProps) {
  const { setStep, cancel } = useBench((state) => state);
  const words = inventoryText.bench;
  const before = BEFORE[work.step];
  const isSending = work.state.type === 'sending';
  return (
    <Flex
      gap="3"
      mt="5"
      borderTopWidth="1px"
      borderColor="border"
      align="center"
      wrap="wrap"
      // At the window's end, it stays under the pointer when a file has been read and its tools appear.
      position="sticky"
      bottom="0"
      py={{ base: '3', md: '4' }}
      bg="bg.page"
      zIndex="1"
    >
      {work.state.type !== 'saved' && (
        <Button
          variant="ghost"
          // On phones the button above does the same.
          hideBelow={isSending ? undefined : 'sm'}
          onClick={() => (isSending ? cancel(work.id) : onLeave())}
        >
          {words.cancel}
        </Button>
      )}
      {work.state.type === 'failed' && (
        <Text color="fg.error" textStyle="sm" role="alert">
          {stateText(work)}
        </Text>
      )}
      <Spacer hideBelow="sm" />
      {before && !isSending && work.state.type !== 'saved' && (
        <Button variant="outline" aria-label={words.previous} onClick={() => setStep(work.id, before)}>
          <chakra.span hideFrom="sm">
            <ArrowLeft aria-hidden />
          </chakra.span>
          <chakra.span hideBelow="sm">{words.previous}</chakra.span>
        </Button>
      )}
      {onKeep && !isSending && (
        <Button variant="outline" aria-label={words.keepForLater} loading={isKeeping} onClick={onKeep}>
          <Archive aria-hidden />
          <chakra.span hideBelow="sm">{words.keepForLater}</chakra.span>
        </Button>
      )}
      <NextButton work={work} onDone={onDone} />
    </Flex>
  );
}

/** On phones it takes the remaining width. */
const WIDE = { flex: { base: '1', sm: 'none' } } as const;

function NextButton({ work, onDone }: Pick<BenchButtonsProps, 'work' | 'onDone'>) {
  const { setStep, save } = useBench((state) => state);
  const next = useBench(({ works }) =>
    works.find(({ id, state }) => id !== work.id && state.type === 'open'),
  );
  const choose = useBench((state) => state.choose);
  const words = inventoryText.bench;
  const hasPicture = firstLook(work) !== null;
  const isReady = isDescribed(work);
  if (work.state.type === 'saved')
    return (
      <Button {...WIDE} minW="0" maxW="100%" onClick={() => (next ? choose(next.id) : onDone())}>
        {next ? <chakra.span truncate>{words.nextWork(next.fileName)}</chakra.span> : words.done}
      </Button>
    );
  if (work.step === 'try')
    return (
      <Button
        {...WIDE}
        disabled={!hasPicture || !isReady}
        loading={work.state.type === 'sending'}
        loadingText={stateText(work)}
        onClick={() => void save(work.id)}
      >
        {work.upload ? words.saveChanges : words.save}
      </Button>
    );
  const step = work.step === 'cut' ? 'describe' : 'try';
  return (
    <Button
      {...WIDE}
      disabled={!hasPicture || (step === 'try' && !isReady)}
      onClick={() => setStep(work.id, step)}
    >
      {words.next[step]} <ArrowRight aria-hidden />
    </Button>
  );
}
