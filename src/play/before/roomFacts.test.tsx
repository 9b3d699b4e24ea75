import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NO_RATINGS } from '../../../core/room/lists/rating.ts';
import { summaryEntry } from '../../app/testing/memory/summaryEntry.ts';
import { RoomFactsRow } from './RoomFactsRow.tsx';

function told(avgRating: number, aggregate = NO_RATINGS): string {
  const facts = <RoomFactsRow summary={summaryEntry('r', { avgRating })} aggregate={aggregate} />;
  const html = renderToStaticMarkup(<ChakraProvider value={defaultSystem}>{facts}</ChakraProvider>);
  return html.replace(/<style.*?<\/style>/gs, '');
}

it('says of a rated room how it is rated, also while it is not known yet by how many', () => {
  expect(told(4.5)).toContain('4.5');
  expect(told(4.5)).not.toContain('Not rated yet');
  expect(told(4.5, { sum: 9, count: 2 })).toContain('by 2 players');
  expect(told(0)).toContain('Not rated yet');
});
