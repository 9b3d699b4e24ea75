import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { Day } from '../../../core/calls/admin/overview.ts';
import { Panel } from '../../shared/kit/Panel.tsx';
import { overviewText } from '../text/overview.ts';

interface DayChartProps {
  title: string;
  /** The total of the days. */
  figure: string;
  /** What the total means. */
  remark: string;
  days: readonly Day[];
  readValue: (day: Day) => number;
  write: (value: number) => string;
}

/** In the drawing's own units. */
const [WIDTH, HEIGHT, GAP] = [300, 64, 2];

/** Thirty days as bars, and as a table for exact numbers and screen readers. */
export function DayChart({ title, figure, remark, days, readValue, write }: DayChartProps) {
  return (
    <Panel as="section" padding={{ base: '4', md: '5' }} minWidth="0">
      <Heading as="h2" size="md" color="fg.muted">
        {title}
      </Heading>
      <Flex align="baseline" gap="2" wrap="wrap" mb="3">
        <Text
          fontFamily="heading"
          fontVariantNumeric="lining-nums"
          fontSize="3xl"
          fontWeight="700"
          lineHeight="1.3"
        >
          {figure}
        </Text>
        <Text color="fg.subtle" textStyle="sm">
          {remark}
        </Text>
      </Flex>
      <Bars values={days.map(readValue)} />
      <Flex justify="space-between" color="fg.subtle" textStyle="xs" mt="1" aria-hidden>
        <span>{overviewText.day(days[0]?.day)}</span>
        <span>{overviewText.day(days.at(-1)?.day)}</span>
      </Flex>
      <chakra.details mt="2">
        <chakra.summary minHeight="11" paddingY="2.5" cursor="pointer" color="fg.muted" textStyle="sm">
          {overviewText.asTable}
        </chakra.summary>
        <DayTable {...{ title, days, readValue, write }} />
      </chakra.details>
    </Panel>
  );
}

/** Bars relative to the highest; a day without anything is a line. */
function Bars({ values }: { values: readonly number[] }) {
  const highest = Math.max(1, ...values);
  const step = WIDTH / values.length;
  return (
    <Box
      asChild
      width="100%"
      height="5rem"
      color="accent"
      borderBottomWidth="1px"
      borderColor="border.strong"
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {values.map((value, index) => {
          const height = (value / highest) * HEIGHT;
          const key = `${index}`;
          return (
            <rect
              key={key}
              x={index * step + GAP / 2}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
              fill="currentColor"
            />
          );
        })}
      </svg>
    </Box>
  );
}

/** The days as a table, latest first. */
function DayTable({ title, days, readValue, write }: Omit<DayChartProps, 'figure' | 'remark'>) {
  return (
    <chakra.table width="100%" textStyle="sm" fontVariantNumeric="tabular-nums">
      <chakra.caption srOnly>{title}</chakra.caption>
      <thead>
        <tr>
          <chakra.th textAlign="start" paddingY="1">
            {overviewText.dayColumn}
          </chakra.th>
          <chakra.th textAlign="end">{title}</chakra.th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <chakra.th textAlign="start" fontWeight="400" color="fg.muted" paddingY="0.5">
              {overviewText.day(day.day)}
            </chakra.th>
            <chakra.td textAlign="end">{write(readValue(day))}</chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
