import { Button, Flex, Input, Text } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { type FocusEvent, useState } from 'react';
import { editorText } from '../../../text/editor.ts';

/** An address to hand on: copied by a button, and by hand where browsers give no clipboard, as over plain http. */
export function ShareLink({ address }: { address: string }) {
  const [canCopy, setCanCopy] = useState(navigator.clipboard !== undefined);
  return (
    <>
      <Flex gap="2">
        <Input readOnly value={address} aria-label={editorText.publishing.link} onFocus={selectAll} />
        {canCopy && <CopyButton text={address} onRefused={() => setCanCopy(false)} />}
      </Flex>
      {!canCopy && (
        <Text color="fg.muted" fontSize="sm" mt="2">
          {editorText.publishing.copyByHand}
        </Text>
      )}
    </>
  );
}

function CopyButton({ text, onRefused }: { text: string; onRefused: () => void }) {
  const [isCopied, setCopied] = useState(false);
  function copy(): void {
    navigator.clipboard.writeText(text).then(() => setCopied(true), onRefused);
  }
  return (
    <Button variant="outline" flexShrink="0" onClick={copy}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      {isCopied ? editorText.publishing.copied : editorText.publishing.copy}
    </Button>
  );
}

function selectAll(event: FocusEvent<HTMLInputElement>): void {
  event.currentTarget.select();
}
