import { Button, Flex, Spacer, Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { type BenchWork, firstLook, type WorkStep } from '../../../stores/inventory/benchWork.ts';
import { inventoryText } from '../../../text/inventory.ts';
import { useBench } from './benchContext.ts';
import { stateText } from './stateText.ts';

interface BenchButtonsProps {
  work: BenchWork;
  onLeave: () => void;
  onDone: () => void;
}

const BEFORE: Readonly<Record<WorkStep, WorkStep | null>> = { cut: null, describe: 'cut', try: 'describe' };

/** One step on, one back, and the end of it. */
export function BenchButtons({ work, onLeave, onDone }: BenchButtonsProps) {
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
      position={{ base: 'sticky', md: 'static' }}
      bottom="0"
      py={{ base: '3', md: '5' }}
      bg={{ base: 'bg.page', md: 'transparent' }}
      zIndex="1"
    >
      <Button variant="ghost" onClick={() => (isSending ? cancel(work.id) : onLeave())}>
        {words.cancel}
      </Button>
      {work.state.type === 'failed' && (
        <Text color="fg.error" textStyle="sm" role="alert">
          {stateText(work)}
        </Text>
      )}
      <Spacer />
      {before && !isSending && work.state.type !== 'saved' && (
        <Button variant="outline" hideBelow="sm" onClick={() => setStep(work.id, before)}>
          {words.previous}
        </Button>
      )}
      <NextButton work={work} onDone={onDone} />
    </Flex>
  );
}

function NextButton({ work, onDone }: Omit<BenchButtonsProps, 'onLeave'>) {
  const { setStep, save } = useBench((state) => state);
  const next = useBench(({ works }) =>
    works.find(({ id, state }) => id !== work.id && state.type === 'open'),
  );
  const choose = useBench((state) => state.choose);
  const words = inventoryText.bench;
  const hasPicture = firstLook(work) !== null;
  const hasName = work.facts.name.trim() !== '';
  if (work.state.type === 'saved')
    return (
      <Button onClick={() => (next ? choose(next.id) : onDone())}>{next ? next.fileName : words.done}</Button>
    );
  if (work.step === 'try')
    return (
      <Button
        disabled={!hasPicture || !hasName}
        loading={work.state.type === 'sending'}
        loadingText={stateText(work)}
        onClick={() => void save(work.id)}
      >
        {work.upload ? words.saveChanges : words.save}
      </Button>
    );
  const step = work.step === 'cut' ? 'describe' : 'try';
  return (
    <Button disabled={!hasPicture || (step === 'try' && !hasName)} onClick={() => setStep(work.id, step)}>
      {words.next[step]} <ArrowRight aria-hidden />
    </Button>
  );
}
