import { Button, Flex, Heading, IconButton } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { useId, useState } from 'react';
import { NAMELESS } from '../../../core/play/record/gameRecord.ts';
import { LazyReportDialog } from '../../rooms/report/LazyReportDialog.tsx';
import type { ReportedName } from '../../rooms/report/Reported.ts';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import type { TeamRow } from '../../shared/ports/RecordsPort.ts';
import { togetherText } from '../text/together.ts';

interface ReportTeamNameProps {
  row: TeamRow;
  /**
   * This player's seat if the record belongs to their team, since nobody reports their own name; otherwise
   * null.
   */
  ownSeat: number | null;
}

/** A flag beside a team on the leaderboard, which reports one of its names (T15). */
export function ReportTeamName({ row: { id, record }, ownSeat }: ReportTeamNameProps) {
  const [step, setStep] = useState<'choosing' | ReportedName | null>(null);
  const names = Object.entries(record.seats).flatMap(([seat, { username }]): ReportedName[] =>
    username === NAMELESS || Number(seat) === ownSeat
      ? []
      : [{ recordId: id, seat: Number(seat), name: username }],
  );
  const [first, second] = names;
  if (!first) return null;
  const label = togetherText.board.report;
  const { roomId } = record;
  return (
    <>
      <IconButton
        variant="ghost"
        size="sm"
        boxSize="11"
        color="fg.subtle"
        aria-label={label}
        title={label}
        onClick={() => setStep(second ? 'choosing' : first)}
      >
        <Flag aria-hidden />
      </IconButton>
      {step === 'choosing' && <WhichName names={names} onChoose={setStep} onClose={() => setStep(null)} />}
      {step !== null && step !== 'choosing' && (
        <LazyReportDialog reported={{ roomId, roomName: '', record: step }} onClose={() => setStep(null)} />
      )}
    </>
  );
}

interface WhichNameProps {
  names: readonly ReportedName[];
  onChoose: (name: ReportedName) => void;
  onClose: () => void;
}

function WhichName({ names, onChoose, onClose }: WhichNameProps) {
  const id = useId();
  return (
    <ModalDialog labelledBy={id} onClose={onClose} closesBeside>
      <Heading as="h2" id={id} size="xl" marginBottom="4">
        {togetherText.board.which}
      </Heading>
      <Flex direction="column" gap="2">
        {names.map((named) => (
          <Button
            key={named.seat}
            variant="outline"
            height="auto"
            minHeight="11"
            whiteSpace="normal"
            overflowWrap="anywhere"
            onClick={() => onChoose(named)}
          >
            <bdi>{named.name}</bdi>
          </Button>
        ))}
      </Flex>
    </ModalDialog>
  );
}
