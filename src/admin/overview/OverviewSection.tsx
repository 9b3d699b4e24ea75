import { Button, Grid, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useCallback, useEffect, useState } from 'react';
import type { Day, OverviewAnswer } from '../../../core/calls/admin/overview.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { failureCode } from '../../shared/store/failure.ts';
import { appText } from '../../shared/text/app.ts';
import { adminText } from '../text/admin.ts';
import { overviewText } from '../text/overview.ts';
import { DayChart } from './DayChart.tsx';
import { Queues } from './Queues.tsx';

/** /admin: open tasks for admins, and statistics of the last days. */
export function OverviewSection() {
  const { loading, load } = useOverview();
  return (
    <>
      <PageTitle page={adminText.page} />
      <Heading as="h1" size="4xl">
        {adminText.title}
      </Heading>
      <Text color="fg.muted" mt="1" mb={{ base: '5', md: '7' }}>
        {adminText.lead}
      </Text>
      {loading.type === 'loading' && <Loading />}
      {loading.type === 'failed' && (
        <FuseBox title={overviewText.failed} text={appText.failures[loading.failure]}>
          <Button onClick={() => void load()}>{appText.retry}</Button>
        </FuseBox>
      )}
      {loading.type === 'ready' && <Overview {...loading.overview} />}
    </>
  );
}

function Loading() {
  return (
    <Stack gap="4">
      <VisuallyHidden role="status">{overviewText.loading}</VisuallyHidden>
      <Skeleton height="8rem" borderRadius="lg" aria-hidden />
      <Skeleton height="24rem" borderRadius="lg" aria-hidden />
    </Stack>
  );
}

function Overview({ queues, days }: OverviewAnswer) {
  return (
    <Stack gap="8">
      <Queues queues={queues} />
      <section>
        <Heading as="h2" size="xl">
          {overviewText.days}
        </Heading>
        <Text color="fg.subtle" textStyle="sm" mb="3">
          {overviewText.lag}
        </Text>
        <Charts days={days} />
      </section>
    </Stack>
  );
}

function Charts({ days }: Pick<OverviewAnswer, 'days'>) {
  const { accounts, plays, income, storage, inThirtyDays, now, number, money, megabytes } = overviewText;
  const sum = (readValue: (day: Day) => number) => days.reduce((total, day) => total + readValue(day), 0);
  const charts = [
    { title: accounts, readValue: (day: Day) => day.accounts, write: number },
    { title: plays, readValue: (day: Day) => day.plays, write: number },
    { title: income, readValue: (day: Day) => day.income, write: money },
  ];
  return (
    <Grid
      gap="4"
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {charts.map((chart) => (
        <DayChart
          key={chart.title}
          {...chart}
          days={days}
          figure={chart.write(sum(chart.readValue))}
          remark={inThirtyDays}
        />
      ))}
      <DayChart
        title={storage}
        readValue={(day) => day.bytes}
        write={megabytes}
        days={days}
        figure={megabytes(days.at(-1)?.bytes ?? 0)}
        remark={now}
      />
    </Grid>
  );
}

type OverviewState =
  | { type: 'loading' }
  | { type: 'ready'; overview: OverviewAnswer }
  | { type: 'failed'; failure: BackendErrorCode };

/** Loads the overview when shown. */
function useOverview() {
  const { calls } = useBackend();
  const [loading, setLoading] = useState<OverviewState>({ type: 'loading' });
  const load = useCallback(async () => {
    setLoading({ type: 'loading' });
    try {
      setLoading({ type: 'ready', overview: await calls.overview({}) });
    } catch (error) {
      console.error('The overview could not be loaded.', error);
      setLoading({ type: 'failed', failure: failureCode(error) });
    }
  }, [calls]);
  useEffect(() => void load(), [load]);
  return { loading, load };
}
