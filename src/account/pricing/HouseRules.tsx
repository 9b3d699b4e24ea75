import { Box, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { OffersAnswer } from '../../../core/calls/account/offers.ts';
import { houseText } from '../text/house.ts';
import { pricingText } from '../text/pricing.ts';
import { Disclosure } from './Disclosure.tsx';

/** Anchors linked from the footer. */
const HOUSE_RULES: readonly string[] = ['#terms', '#privacy', '#provider'];

/**
 * Terms, stored data, and the provider; the footer links here (/pricing#terms and so on). The product's own
 * statements are the same on every server; the provider's follow.
 */
export function HouseRules({ offers: { provider, isRehearsal } }: { offers: OffersAnswer }) {
  const { hash } = useLocation();
  const { house } = pricingText;
  const { terms, privacy, whereTitle, where, ofProvider } = houseText;

  // The browser looks for the anchor before the plans are loaded.
  useEffect(() => {
    // Scroll to the heading: a single rule would be half hidden under the navigation bar.
    if (HOUSE_RULES.includes(hash)) document.getElementById('house-rules')?.scrollIntoView();
  }, [hash]);

  return (
    <Box
      as="section"
      id="house-rules"
      mt={{ base: '14', md: '16' }}
      scrollMarginTop="calc(var(--nav-height) + 1rem)"
    >
      <Heading as="h2" size="3xl" mb="2">
        {house.title}
      </Heading>
      {/* A key per address, so that the footer's link opens its part. */}
      <Box key={hash}>
        <Disclosure id="terms" title={house.terms} isOpen={hash === '#terms'}>
          <Parts parts={terms} />
          {provider && <Part title={ofProvider} text={[provider.terms]} />}
        </Disclosure>
        <Disclosure id="privacy" title={house.privacy} isOpen={hash === '#privacy'}>
          <Parts parts={privacy} />
          <Part title={whereTitle} text={isRehearsal ? where.here : where.hosted} />
          {provider && <Part title={ofProvider} text={[provider.privacy]} />}
        </Disclosure>
        <Disclosure id="provider" title={house.provider} isOpen={hash === '#provider'}>
          {provider ? (
            <>
              {`${provider.name}\n${provider.address}\n`}
              <Link color="link" href={`mailto:${provider.email}`}>
                {provider.email}
              </Link>
            </>
          ) : isRehearsal ? (
            houseText.providerHere
          ) : (
            houseText.providerMissing
          )}
        </Disclosure>
      </Box>
    </Box>
  );
}

interface PartProps {
  title: string;
  text: readonly string[];
}

function Parts({ parts }: { parts: readonly PartProps[] }) {
  return parts.map((part) => <Part key={part.title} {...part} />);
}

function Part({ title, text }: PartProps) {
  return (
    <Box mb="5">
      <Heading as="h3" size="md" color="fg" mb="1.5">
        {title}
      </Heading>
      <Stack gap="2">
        {text.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Stack>
    </Box>
  );
}
