import { Button } from '@chakra-ui/react';
import { EmptyNail } from '../../components/kit/EmptyNail.tsx';
import { dashboardText } from '../../text/dashboard.ts';

/** Where a search finds nothing. */
export function NoMatch({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  const { title, text, all } = dashboardText.noMatch;
  return (
    <EmptyNail title={title} text={text(search)}>
      <Button variant="outline" onClick={onShowAll}>
        {all}
      </Button>
    </EmptyNail>
  );
}
