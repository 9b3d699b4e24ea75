import { Box, Button, chakra, Flex, Heading, Text, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import { LONGEST_NOTE } from '../../../../core/catalogue/review.ts';
import type { UploadKind } from '../../../../core/catalogue/upload.ts';
import { TextAreaField } from '../../../shared/form/TextField.tsx';
import { Panel } from '../../../shared/kit/Panel.tsx';
import { reviewReasonsText } from '../../../shared/text/reviewReasons.ts';
import { reviewsText } from '../../text/reviews.ts';
import { Key } from '../Key.tsx';
import { useReviews } from '../reviewsContext.ts';
import { DecideButtons } from './DecideButtons.tsx';
import { reasonsFor } from './reasonsFor.ts';
import type { Deciding } from './useDeciding.ts';
import type { DecisionDraft } from './useDecisionDraft.ts';

interface DecisionPanelProps {
  kind: UploadKind;
  deciding: Deciding;
  onHelp: () => void;
}

/** Approves, or rejects with a reason and a note to the uploader; applies to all marked reviews. */
export function DecisionPanel({ kind, deciding, onHelp }: DecisionPanelProps) {
  const marked = useReviews((state) => state.marked.size);
  const { draft } = deciding;
  const { note, setNote } = draft;
  return (
    <Panel p="5" as="section" aria-label={reviewsText.decision}>
      <Heading as="h2" size="lg" mb="2">
        {marked > 0 ? reviewsText.decisionOf(marked) : reviewsText.decision}
      </Heading>
      <Reasons kind={kind} draft={draft} />
      <Box mt="3">
        <TextAreaField
          label={reviewsText.note}
          value={note}
          onChange={setNote}
          limit={LONGEST_NOTE}
          // Leaves the field, so that keys decide again.
          onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
        />
      </Box>
      <DecideButtons look="panel" {...deciding} />
      <KeyHints onHelp={onHelp} />
    </Panel>
  );
}

function Reasons({ kind, draft }: { kind: UploadKind; draft: DecisionDraft }) {
  const errorId = useId();
  const first = useRef<HTMLInputElement>(null);
  const { lacksReason } = draft;
  useEffect(() => {
    if (lacksReason) first.current?.focus();
  }, [lacksReason]);
  return (
    <chakra.fieldset aria-describedby={draft.lacksReason ? errorId : undefined}>
      <VisuallyHidden as="legend">{reviewsText.reason}</VisuallyHidden>
      {reasonsFor(kind).map((reason, place) => (
        <Reason key={reason}>
          <chakra.input
            ref={place === 0 ? first : undefined}
            type="radio"
            name="reason"
            boxSize="5"
            flex="none"
            accentColor="brass.400"
            checked={draft.reason === reason}
            onChange={() => draft.setReason(reason)}
            aria-keyshortcuts={`${place + 1}`}
          />
          {reviewReasonsText[reason]}
          <chakra.span ms="auto" color="fg.subtle">
            <Key>{`${place + 1}`}</Key>
          </chakra.span>
        </Reason>
      ))}
      {draft.lacksReason && (
        <Text id={errorId} role="alert" color="fg.error" textStyle="sm">
          {reviewsText.reasonNeeded}
        </Text>
      )}
    </chakra.fieldset>
  );
}

/** Hidden on phones, which have no keys. */
function KeyHints({ onHelp }: Pick<DecisionPanelProps, 'onHelp'>) {
  const { all, of } = reviewsText.keys;
  return (
    <Flex
      hideBelow="md"
      wrap="wrap"
      align="center"
      columnGap="3"
      mt="3"
      textStyle="xs"
      color="fg.subtle"
      css={{ '& > *': { display: 'inline-flex', alignItems: 'center', gap: '1.5' } }}
    >
      <span>
        <Key>J</Key> {of.J}
      </span>
      <span>
        <Key>K</Key> {of.K}
      </span>
      <span>
        <Key>Z</Key> {reviewsText.undo}
      </span>
      <Button
        variant="ghost"
        size="sm"
        px="1"
        minHeight="11"
        fontWeight="400"
        color="inherit"
        onClick={onHelp}
      >
        <Key>?</Key> {all}
      </Button>
    </Flex>
  );
}

const Reason = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '11', xl: '9' },
    paddingY: '1',
    textStyle: 'sm',
    lineHeight: '1.3',
    cursor: 'pointer',
  },
});
