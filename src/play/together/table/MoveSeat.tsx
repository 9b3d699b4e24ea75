import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { ShowSignsAnswer } from '../../../../core/calls/play/showSigns.ts';
import { ModalDialog } from '../../../shared/dialog/ModalDialog.tsx';
import { Plate } from '../../../shared/kit/Plate.tsx';
import { formatClock } from '../../../shared/language/formatClock.ts';
import { failureOf } from '../../../shared/store/failure.ts';
import { togetherText } from '../../text/together.ts';
import { CodeTags } from '../door/CodeTags.tsx';
import { failedText } from '../failedText.ts';
import { useSeated } from '../teamContext.ts';

/** The four signs that move this seat to another device (T9). */
export function MoveSeat({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { signs, left, error, isBusy, renew } = useSigns();
  const { move } = togetherText;
  return (
    <ModalDialog
      labelledBy={id}
      onClose={onClose}
      closesBeside
      width="min(30rem, var(--window-width) - 1.5rem)"
    >
      <Heading as="h2" id={id} size="xl">
        {move.title}
      </Heading>
      <Text color="fg.muted" marginTop="1">
        {move.where}
      </Text>
      <Flex minHeight={{ base: '4.2rem', md: '5.4rem' }} marginTop="4" align="center" justify="center">
        {signs !== null && left > 0 && <CodeTags code={signs} label={move.signs(signs)} />}
      </Flex>
      <Text role="status" fontWeight="650" textAlign="center" marginTop="2" fontVariantNumeric="tabular-nums">
        {signs === null ? (error ?? move.asking) : left > 0 ? null : move.over}
      </Text>
      {left > 0 && (
        <Text textAlign="center" fontVariantNumeric="tabular-nums">
          {move.left(formatClock(left))}
        </Text>
      )}
      <Text textStyle="sm" color="fg.muted" marginTop="4" textWrap="pretty">
        {move.help}
      </Text>
      <Flex gap="3" wrap="wrap" justify="flex-end" marginTop="5">
        <Button variant="outline" aria-busy={isBusy} onClick={renew}>
          <RefreshCw aria-hidden />
          {move.renew}
        </Button>
        <Plate material="brass" onClick={onClose}>
          {move.stay}
        </Plate>
      </Flex>
    </ModalDialog>
  );
}

/** Asks the server for signs, and counts down how long they are valid. */
function useSigns() {
  const { party, proof } = useSeated();
  const [shown, setShown] = useState<(ShowSignsAnswer & { at: number }) | null>(null);
  const [now, setNow] = useState(Date.now);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const renew = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      const answer = await party.showSigns(proof());
      setNow(Date.now());
      setShown({ ...answer, at: Date.now() });
    } catch (thrown) {
      setShown(null);
      setError(failedText(failureOf(thrown).code));
    }
    setIsBusy(false);
  };

  const begin = useEffectEvent(renew);
  useEffect(() => {
    let isGone = false;
    // React's strict mode runs an effect, cleans it up and runs it again, all before a microtask. Only the second run
    // asks for signs: a second request would make the signs of the first one invalid.
    queueMicrotask(() => void (isGone || begin()));
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);

  return {
    signs: shown?.signs ?? null,
    left: shown === null ? 0 : Math.max(0, shown.at + shown.validFor - now),
    error,
    isBusy,
    renew: () => void renew(),
  };
}
