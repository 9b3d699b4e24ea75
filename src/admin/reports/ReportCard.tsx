import { Box, Button, Flex, Heading, Link as StyledLink, Text } from '@chakra-ui/react';
import { DoorOpen, EyeOff, UserRound } from 'lucide-react';
import { useState } from 'react';
import type { Report, ReportAction } from '../../../core/report/report.ts';
import { reportText } from '../../rooms/text/report.ts';
import { Chip } from '../../shared/kit/Chip.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { DecideDialog } from './DecideDialog.tsx';

interface ReportCardProps {
  report: Report;
  isBusy: boolean;
  onDecide: (action: ReportAction, answer: string) => void;
}

/** One report: its object, the complaint, and the actions. */
export function ReportCard(props: ReportCardProps) {
  const { report } = props;
  const { record, roomName, creator } = report;
  return (
    <Panel
      as="article"
      display="grid"
      gap="4"
      alignItems="center"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' }}
      padding={{ base: '4', md: '5' }}
    >
      <Box minWidth="0">
        <Flex gap="2" wrap="wrap" mb="2">
          <Chip>
            {record ? <UserRound aria-hidden /> : <DoorOpen aria-hidden />}
            {record ? reportText.name : reportText.room}
          </Chip>
          <Outcome report={report} />
        </Flex>
        <Heading as="h2" size="xl" overflowWrap="anywhere">
          <bdi>{record?.name ?? roomName}</bdi>
        </Heading>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {record ? reportText.inRoom(roomName) : reportText.by(creator)}
        </Text>
        <Complaint report={report} />
      </Box>
      <Actions {...props} />
    </Panel>
  );
}

function Outcome({ report: { action } }: Pick<ReportCardProps, 'report'>) {
  if (action === null) return null;
  const isShut = action === 'hideRoom' || action === 'blankName';
  return (
    <Chip tone={isShut ? 'warning' : 'plain'}>
      {isShut && <EyeOff aria-hidden />}
      {reportText.outcomes[action]}
    </Chip>
  );
}

/** The reporter's text, isolated so that its direction does not affect the page. */
function Complaint({ report }: Pick<ReportCardProps, 'report'>) {
  const { reason, note, reportedAt, decidedAt, answer } = report;
  return (
    <>
      <Text mt="3" fontWeight="650">
        {reportText.reasons[reason]}
      </Text>
      {note && (
        <Text as="blockquote" color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-line" dir="auto">
          {note}
        </Text>
      )}
      {answer && (
        <Text mt="2" textStyle="sm" overflowWrap="anywhere">
          {reportText.told(answer)}
        </Text>
      )}
      <Text mt="2" color="fg.subtle" textStyle="xs">
        {decidedAt === null
          ? reportText.reportedAt(new Date(reportedAt * 1000))
          : reportText.decidedAt(new Date(decidedAt * 1000))}
      </Text>
    </>
  );
}

/** The next possible actions, the most severe first; decisions can be undone. */
function nextActions({ action, record }: Report): readonly ReportAction[] {
  if (action === null) return [record ? 'blankName' : 'hideRoom', 'dismiss'];
  if (action === 'hideRoom') return ['restoreRoom'];
  return action === 'blankName' ? ['restoreName'] : [];
}

function Actions({ report, isBusy, onDecide }: ReportCardProps) {
  const [asked, setAsked] = useState<'hideRoom' | 'blankName' | null>(null);
  const decide = (action: ReportAction) =>
    action === 'hideRoom' || action === 'blankName' ? setAsked(action) : onDecide(action, '');
  return (
    <Flex
      gap="2"
      wrap="wrap"
      align="center"
      css={{
        '& > button': { flex: { base: '1', md: 'none' } },
        '& > a': { flex: { base: '1 0 100%', md: 'none' } },
      }}
    >
      {report.action !== 'hideRoom' && (
        <StyledLink asChild variant="underline" textStyle="sm" minHeight="11" paddingX="2">
          <Link to={`/gameplay/${report.roomId}`}>{reportText.look}</Link>
        </StyledLink>
      )}
      <StyledLink asChild variant="underline" textStyle="sm" minHeight="11" paddingX="2">
        <Link to={`/admin?tab=scores&room=${encodeURIComponent(report.roomId)}`}>{reportText.scores}</Link>
      </StyledLink>
      {nextActions(report).map((action) => (
        <Button key={action} variant="outline" disabled={isBusy} onClick={() => decide(action)}>
          {reportText.actions[action]}
        </Button>
      ))}
      {asked && (
        <DecideDialog
          action={asked}
          name={report.record?.name ?? report.roomName}
          onClose={() => setAsked(null)}
          onDecide={(answer) => {
            setAsked(null);
            onDecide(asked, answer);
          }}
        />
      )}
    </Flex>
  );
}
