import { Button } from '@chakra-ui/react';
import { EmptyNail } from '../../shared/kit/EmptyNail.tsx';
import { dashboardText } from '../text/dashboard.ts';

/** Shown if a search or a language finds nothing. */
export function NoMatch({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  const { title, text, all, language } = dashboardText.noMatch;
  const isSearch = search !== '';
  return (
    <EmptyNail title={isSearch ? title : language.title} text={isSearch ? text(search) : language.text}>
      <Button variant="outline" onClick={onShowAll}>
        {all}
      </Button>
    </EmptyNail>
  );
}
