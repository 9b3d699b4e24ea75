import { Button, Text } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { FEWEST_PLAYS, playsIn } from '../../../core/insight/readInsights.ts';
import type { VersionFigures } from '../../../core/insight/versionFigures.ts';
import { Notice } from '../../shared/kit/Notice.tsx';
import { insightsText } from '../text/insights.ts';

interface EarlierProps {
  all: readonly VersionFigures[];
  version: number;
  onShow: (version: number) => void;
}

/**
 * A link to the figures of the previous version: right after a change is published, the new version has none
 * yet.
 */
export function Earlier({ all, version, onShow }: EarlierProps) {
  const earlier = all.find((each) => each.version < version && playsIn(each) >= FEWEST_PLAYS);
  if (!earlier) return null;
  const { few } = insightsText;
  return (
    <Notice tone="info" alignItems="center" flexWrap="wrap">
      <History aria-hidden />
      <Text flex="1 1 12rem">{few.earlier(earlier.version, playsIn(earlier))}</Text>
      <Button variant="outline" size="sm" onClick={() => onShow(earlier.version)}>
        {few.showEarlier(earlier.version)}
      </Button>
    </Notice>
  );
}
