import { Button, Text, Textarea } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { makeAssistantText } from '../../text/makeAssistant.ts';

/** Copies a long text; where the browser does not allow that, shows it to be copied by hand. */
export function CopyButton({
  label,
  text,
  isMain = false,
}: {
  label: string;
  text: string;
  isMain?: boolean;
}) {
  const [copied, setCopied] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      setFailed(false);
    } catch {
      // Browsers give no clipboard to pages over plain http, and people may refuse it.
      setFailed(true);
    }
  }
  const isCopied = copied === text;
  return (
    <>
      <Button variant={isMain ? 'solid' : 'outline'} minH="11" onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {label}
      </Button>
      <Text role="status" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {hasFailed ? makeAssistantText.copyFailed : isCopied ? makeAssistantText.copied : ''}
      </Text>
      {hasFailed && (
        <Textarea
          readOnly
          rows={6}
          textStyle="xs"
          aria-label={label}
          value={text}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
