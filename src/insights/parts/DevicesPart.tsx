import { Flex, Heading } from '@chakra-ui/react';
import { Mouse, RectangleHorizontal, RectangleVertical, Smartphone } from 'lucide-react';
import type { Insights } from '../../../core/insight/readInsights.ts';
import { Panel } from '../../shared/kit/Panel.tsx';
import { insightsText } from '../text/insights.ts';

const TRAITS = [
  ['touch', Smartphone],
  ['mouse', Mouse],
  ['upright', RectangleVertical],
  ['wide', RectangleHorizontal],
] as const;

/** The kinds of devices on which a room is played. They can explain why things are not found: phones show less. */
export function DevicesPart({ devices }: { devices: NonNullable<Insights['devices']> }) {
  const { title, names } = insightsText.devices;
  return (
    <Panel as="section" aria-labelledby="devices-title" p={{ base: '4', md: '6' }} breakInside="avoid">
      <Flex wrap="wrap" align="center" columnGap="6" rowGap="2" textStyle="sm">
        <Heading as="h2" id="devices-title" size="md">
          {title}
        </Heading>
        <Flex as="ul" listStyleType="none" role="list" wrap="wrap" columnGap="6" rowGap="2">
          {TRAITS.map(([trait, Icon]) => (
            <Flex as="li" key={trait} align="center" gap="2" css={{ '& svg': { boxSize: '4.5' } }}>
              <Icon aria-hidden />
              {`${names[trait]} ${insightsText.share(devices[trait])}`}
            </Flex>
          ))}
        </Flex>
      </Flex>
    </Panel>
  );
}
