import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { FolderOpen, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import type { UploadKind } from '../../../../core/catalogue/upload.ts';
import { inventoryText } from '../../text/inventory.ts';
import { DropZone } from './DropZone.tsx';
import { PICTURES, pickPictures } from './readDropped.ts';
import { useAddedFiles } from './useAddedFiles.ts';

/** The first step: files or a folder, dropped or chosen. */
export function ChooseFiles({ kind }: { kind: UploadKind }) {
  const add = useAddedFiles(kind);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const words = inventoryText.bench.choose;
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add(pickPictures([...(target.files ?? [])]));
    target.value = '';
  };
  return (
    <DropZone kind={kind} isLarge>
      <ImagePlus size={40} aria-hidden />
      <Heading as="h2" size="xl" textAlign="center">
        {words[kind]}
      </Heading>
      <Text color="fg.muted" textAlign="center" textWrap="balance" maxW="30rem">
        {words.text}
      </Text>
      <Flex gap="3" wrap="wrap" justify="center" mt="2">
        <Button onClick={() => files.current?.click()}>{words.files}</Button>
        <Button variant="outline" hideBelow="md" onClick={() => folder.current?.click()}>
          <FolderOpen aria-hidden /> {words.folder}
        </Button>
      </Flex>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={PICTURES}
        aria-label={words.files}
        onChange={take}
      />
      <input ref={folder} type="file" hidden multiple {...FOLDER} aria-label={words.folder} onChange={take} />
    </DropZone>
  );
}

/** Supported by every desktop browser, but unknown to React's types. */
const FOLDER = { webkitdirectory: '' } as object;
