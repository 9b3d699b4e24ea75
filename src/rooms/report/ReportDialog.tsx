import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import {
  LONGEST_NOTE,
  NAME_REASONS,
  REPORT_REASONS,
  type ReportReason,
} from '../../../core/report/report.ts';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { TextAreaField } from '../../shared/form/TextField.tsx';
import { isTooLong } from '../../shared/form/tooLong.ts';
import { reportText } from '../text/report.ts';
import { ReasonChoice } from './ReasonChoice.tsx';
import type { Reported } from './Reported.ts';
import { useReport } from './useReport.ts';

interface ReportDialogProps {
  reported: Reported;
  onClose: () => void;
}

/** The dialog to report a room or a name to the admins; says thanks at the end. */
export function ReportDialog({ reported, onClose }: ReportDialogProps) {
  const titleId = useId();
  const { dialog } = reportText;
  const report = useReport(reported);
  return (
    <ModalDialog labelledBy={titleId} onClose={onClose}>
      <Heading as="h2" id={titleId} size="xl" mb="2" overflowWrap="anywhere">
        {reported.record ? dialog.name(reported.record.name) : dialog.room(reported.roomName)}
      </Heading>
      {report.state === 'sent' ? (
        <Thanks onClose={onClose} />
      ) : (
        <ReportForm isOfName={reported.record !== null} report={report} onClose={onClose} />
      )}
    </ModalDialog>
  );
}

/** Takes the focus, since the field that had it is gone. */
function Thanks({ onClose }: Pick<ReportDialogProps, 'onClose'>) {
  return (
    <>
      <Text role="status">{reportText.dialog.thanks}</Text>
      <Flex justify="flex-end" mt="6">
        <Button ref={(element) => element?.focus()} onClick={onClose}>
          {reportText.dialog.close}
        </Button>
      </Flex>
    </>
  );
}

interface ReportFormProps extends Pick<ReportDialogProps, 'onClose'> {
  isOfName: boolean;
  report: ReturnType<typeof useReport>;
}

function ReportForm({ isOfName, report, onClose }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const { dialog } = reportText;
  const isSending = report.state === 'sending';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isTooLong(note, LONGEST_NOTE)) void report.send(reason, note);
  }
  return (
    <chakra.form onSubmit={submit} noValidate>
      <Text color="fg.muted" mb="4">
        {dialog.lead}
      </Text>
      <ReasonChoice reasons={isOfName ? NAME_REASONS : REPORT_REASONS} value={reason} onChoose={setReason} />
      <Box mt="3">
        <TextAreaField
          label={dialog.note}
          value={note}
          onChange={setNote}
          limit={LONGEST_NOTE}
          help={dialog.left(LONGEST_NOTE - note.length)}
        />
      </Box>
      <Text role="alert" color="fg.error" mt="3" minHeight="1lh">
        {report.problem}
      </Text>
      <Flex gap="3" mt="3" justify="flex-end" direction={{ base: 'column-reverse', md: 'row' }}>
        <Button variant="ghost" onClick={onClose}>
          {dialog.cancel}
        </Button>
        <Button type="submit" loading={isSending}>
          {dialog.send}
        </Button>
      </Flex>
    </chakra.form>
  );
}
