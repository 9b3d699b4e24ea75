import { chakra, Grid, Heading } from '@chakra-ui/react';
import type { OverviewAnswer } from '../../../core/calls/admin/overview.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { overviewText } from '../text/overview.ts';

/** Numbers of open tasks, each a link to them. */
export function Queues({ queues }: Pick<OverviewAnswer, 'queues'>) {
  const { items, backgrounds, reports } = queues;
  return (
    <section>
      <Heading as="h2" size="xl" mb="3">
        {overviewText.queues}
      </Heading>
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}>
        <Queue to="/admin/itemLibrary reviews" label={overviewText.items} count={items} />
        <Queue to="/admin/background reviews" label={overviewText.backgrounds} count={backgrounds} />
        <Queue to="/admin?tab=reports" label={overviewText.reports} count={reports} />
      </Grid>
    </section>
  );
}

function Queue({ to, label, count }: { to: string; label: string; count: number }) {
  return (
    <Plaque to={to}>
      {label}
      <chakra.span
        fontFamily="heading"
        fontVariantNumeric="lining-nums"
        fontSize="2xl"
        color={count > 0 ? 'accent.fg' : 'fg.subtle'}
      >
        {overviewText.number(count)}
      </chakra.span>
    </Plaque>
  );
}

const Plaque = chakra(Link, {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingX: '5',
    paddingY: '3',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.panel',
    fontWeight: '600',
    _hover: { borderColor: 'border.strong' },
  },
});
