import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NO_RATINGS } from '../../../core/room/lists/rating.ts';
import { summaryEntry } from '../../app/testing/memory/summaryEntry.ts';
import { RoomFactsRow } from './RoomFactsRow.tsx';

function told(avgRating: number, aggregate = NO_RATINGS, goodFor = 1): string {
  const facts = <RoomFactsRow summary={summaryEntry('r', { avgRating, goodFor })} aggregate={aggregate} />;
  const html = renderToStaticMarkup(<ChakraProvider value={defaultSystem}>{facts}</ChakraProvider>);
  return html.replace(/<style.*?<\/style>/gs, '');
}

it('says of a rated room how it is rated, also while it is not known yet by how many', () => {
  expect(told(4.5)).toContain('4.5');
  expect(told(4.5)).not.toContain('Not rated yet');
  expect(told(4.5, { sum: 9, count: 2 })).toContain('by 2 players');
  expect(told(0)).toContain('Not rated yet');
});

it('T13 says for how many a room is good, if it keeps more than one busy', () => {
  expect(told(4.5, NO_RATINGS, 4)).toContain('Good for 1 to 4');
  expect(told(4.5)).not.toContain('Good for');
});
