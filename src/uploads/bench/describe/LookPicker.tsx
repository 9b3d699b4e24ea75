import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { toaster } from '../../../shared/toast/toaster.ts';
import type { BenchWork } from '../../store/benchWork.ts';
import { UnreadablePicture } from '../../studio/decodePicture.ts';
import { inventoryText } from '../../text/inventory.ts';
import { useBench } from '../benchContext.ts';
import { PICTURES } from '../files/readDropped.ts';

interface LookPickerProps {
  work: BenchWork;
  /** Address of the stored picture; null if there is none. */
  keptUri: string | null;
}

/** About the height of the tools that follow, so that little moves when a file has been read. */
const TOOLS = { base: '47rem', md: '41rem' };

/** Shown instead of the tools for a look without a new picture. */
export function LookPicker({ work, keptUri }: LookPickerProps) {
  const replaceLook = useBench((state) => state.replaceLook);
  const input = useRef<HTMLInputElement>(null);
  const words = inventoryText.bench;
  async function replace(file: File) {
    try {
      await replaceLook(work.id, file);
    } catch (error) {
      const reason = error instanceof UnreadablePicture ? error.reason : 'damaged';
      toaster.create({ title: words.unreadable[reason], description: file.name, type: 'error' });
    }
  }
  const isReading = work.state.type === 'reading';
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      gap="4"
      minH={isReading ? TOOLS : '20rem'}
      textAlign="center"
    >
      {keptUri !== null && <chakra.img src={keptUri} alt="" maxH="14rem" maxW="100%" />}
      <Text color="fg.muted" maxW="26rem" role="status">
        {textFor(work, keptUri)}
      </Text>
      {!isReading && work.state.type !== 'unreadable' && (
        <Button variant="outline" onClick={() => input.current?.click()}>
          {words.replace}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURES}
        aria-label={words.replace}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void replace(file);
          target.value = '';
        }}
      />
    </Flex>
  );
}

function textFor({ state }: BenchWork, keptUri: string | null): string {
  const { states, unreadable, keptPicture, noPicture } = inventoryText.bench;
  if (state.type === 'reading') return states.reading;
  if (state.type === 'unreadable') return unreadable[state.reason];
  return keptUri === null ? noPicture : keptPicture;
}
