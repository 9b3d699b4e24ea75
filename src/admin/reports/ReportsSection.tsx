import { Box, Button, Flex, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { reportText } from '../../rooms/text/report.ts';
import { useLeadToNew } from '../../shared/browser/useLeadToNew.ts';
import { EmptyNail } from '../../shared/kit/EmptyNail.tsx';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { appText } from '../../shared/text/app.ts';
import { ReportCard } from './ReportCard.tsx';
import { useReports } from './useReports.ts';

/** `/admin?tab=reports`: reports of players and the decisions (SPEC has no route for it). */
export function ReportsSection() {
  const reports = useReports();
  const { statuses } = reportText;
  return (
    <>
      <PageTitle page={reportText.title} />
      <Flex justify="space-between" align="end" gap="4" wrap="wrap" mb={{ base: '5', md: '7' }}>
        <Box>
          <Heading as="h1" size="4xl">
            {reportText.title}
          </Heading>
          <Text color="fg.muted" mt="1" textWrap="pretty">
            {reportText.lead}
          </Text>
        </Box>
        <SegmentedControl
          label={reportText.which}
          value={reports.shown}
          choices={[
            { value: 'open', label: statuses.open },
            { value: 'decided', label: statuses.decided },
          ]}
          onChoose={(shown) => void reports.open(shown)}
        />
      </Flex>
      <ReportList {...reports} />
    </>
  );
}

type Reports = ReturnType<typeof useReports>;

/** The list in each state: loading, failed, empty, shown. */
function ReportList(list: Reports) {
  const { status, shown, entries, failure, open } = list;
  const lead = useLeadToNew<HTMLDivElement>(entries.length);
  if (status === 'loading') return <Loading />;
  if (status === 'failed')
    return (
      <FuseBox title={reportText.failed} text={appText.failures[failure ?? 'unknown']}>
        <Button onClick={() => void open(shown)}>{appText.retry}</Button>
      </FuseBox>
    );
  if (entries.length === 0) return <EmptyNail {...reportText.empty[shown]} />;
  return (
    <Box ref={lead.place}>
      <Stack as="ul" role="list" aria-label={reportText.title} gap="4" listStyleType="none">
        {entries.map(({ id, report }) => (
          <li key={id}>
            <ReportCard
              report={report}
              isBusy={list.busyId === id}
              onDecide={(action, answer) => void list.decide({ reportId: id, action, answer })}
            />
          </li>
        ))}
      </Stack>
      {list.next !== null && <More {...list} onMore={lead.expect} />}
    </Box>
  );
}

function More({ failure, isLoadingMore, loadMore, onMore }: Reports & { onMore: () => void }) {
  return (
    <Flex direction="column" align="center" gap="2" mt="5">
      {failure && <Text role="alert">{appText.failures[failure]}</Text>}
      <Button
        variant="outline"
        loading={isLoadingMore}
        onClick={() => {
          onMore();
          void loadMore();
        }}
      >
        {reportText.more}
      </Button>
    </Flex>
  );
}

function Loading() {
  return (
    <Stack gap="4">
      <VisuallyHidden role="status">{reportText.loading}</VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} height="9rem" borderRadius="lg" aria-hidden />
      ))}
    </Stack>
  );
}
