import { chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { PlainInput } from '../../shared/form/plainFields.ts';
import { roomPageText } from '../text/roomPage.ts';

interface CopyFieldProps {
  label: string;
  value: string;
  /** The copy button's label for screen readers. */
  copyLabel: string;
}

/** The message below the field, by the name of its text. */
type Outcome = 'copied' | 'copyByHand' | 'copyFailed' | null;

/** A text to copy by button or, without access to the clipboard, by hand. */
export function CopyField({ label, value, copyLabel }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(hasClipboard() ? null : 'copyByHand');

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      // The user denied access, so the text is selected for copying by hand.
      if (field.current) selectAll(field.current);
      setOutcome('copyFailed');
    }
  }

  return (
    <chakra.div width="full">
      <Flex gap="2">
        <PlainInput
          ref={field}
          aria-label={label}
          value={value}
          readOnly
          minWidth="0"
          flex="1"
          textOverflow="ellipsis"
          onFocus={(event) => selectAll(event.target)}
        />
        {hasClipboard() && (
          <IconButton variant="outline" aria-label={copyLabel} title={copyLabel} onClick={copy}>
            {outcome === 'copied' ? <Check /> : <Copy />}
          </IconButton>
        )}
      </Flex>
      <Text role="status" textStyle="sm" color="fg.muted" mt={outcome ? '2' : '0'}>
        {outcome && roomPageText.share[outcome]}
      </Text>
    </chakra.div>
  );
}

/** Browsers give no clipboard to pages over plain http. */
function hasClipboard(): boolean {
  return navigator.clipboard !== undefined;
}

/** Selects the text but shows its beginning: focusing in a dialog scrolls to the end. */
function selectAll(field: HTMLInputElement) {
  field.select();
  field.scrollLeft = 0;
}
