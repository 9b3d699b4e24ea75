import { Button, chakra, Field, Grid, Heading, Text, Textarea, VisuallyHidden } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { LONGEST_NOTE } from '../../../core/catalogue/review.ts';
import type { UploadKind } from '../../../core/catalogue/upload.ts';
import { Plate } from '../../components/kit/Plate.tsx';
import { Panel } from '../../components/Panel.tsx';
import { reviewReasonsText } from '../../text/reviewReasons.ts';
import { reviewsText } from '../../text/reviews.ts';
import { Key } from './Key.tsx';
import { reasonsFor } from './reasonsFor.ts';
import { useReviews } from './reviewsContext.ts';
import type { DecisionDraft } from './useDecisionDraft.ts';

interface DecisionPanelProps {
  kind: UploadKind;
  draft: DecisionDraft;
  onApprove: () => void;
  onReject: () => void;
  onHelp: () => void;
}

/** Approve, or reject with a reason and a word to the uploader; of what is marked, all at once. */
export function DecisionPanel({ kind, draft, onApprove, onReject, onHelp }: DecisionPanelProps) {
  const isDeciding = useReviews((state) => state.isDeciding);
  const marked = useReviews((state) => state.marked.size);
  const { note, setNote } = draft;
  return (
    <Panel p="5" as="section" aria-label={reviewsText.decision}>
      <Heading as="h2" size="lg" mb="2">
        {marked > 0 ? reviewsText.decisionOf(marked) : reviewsText.decision}
      </Heading>
      <Reasons kind={kind} draft={draft} />
      <Field.Root gap="1.5" mt="3">
        <Field.Label textStyle="sm">{reviewsText.note}</Field.Label>
        <Textarea
          rows={3}
          resize="vertical"
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field.Root>
      <Grid templateColumns="1fr 1fr" gap="2.5" mt="4">
        <Plate
          material="wine"
          px="1"
          gap="1.5"
          disabled={isDeciding}
          onClick={onReject}
          aria-keyshortcuts="R"
        >
          <X aria-hidden /> {reviewsText.reject} <Key>R</Key>
        </Plate>
        <Button px="1" gap="1.5" loading={isDeciding} onClick={onApprove} aria-keyshortcuts="A">
          <Check aria-hidden /> {reviewsText.approve} <Key>A</Key>
        </Button>
      </Grid>
      <Button variant="ghost" size="sm" mt="3" ms="-3" minHeight="11" fontWeight="400" onClick={onHelp}>
        <Key>?</Key> {reviewsText.keys.all}
      </Button>
    </Panel>
  );
}

function Reasons({ kind, draft }: { kind: UploadKind; draft: DecisionDraft }) {
  const errorId = useId();
  return (
    <chakra.fieldset aria-describedby={draft.lacksReason ? errorId : undefined}>
      <VisuallyHidden as="legend">{reviewsText.reason}</VisuallyHidden>
      {reasonsFor(kind).map((reason, place) => (
        <Reason key={reason}>
          <chakra.input
            type="radio"
            name="reason"
            boxSize="5"
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

const Reason = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '11', xl: '9' },
    textStyle: 'sm',
    cursor: 'pointer',
  },
});
