import { Box, Button, Link as ChakraLink, Spinner } from '@chakra-ui/react';
import { CircleSlash, DoorOpen, Hourglass, PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../shared/kit/Link.tsx';
import { Notice } from '../../shared/kit/Notice.tsx';
import { pricingText } from '../text/pricing.ts';
import { usePaymentReturn } from './usePaymentReturn.ts';

/** The result of a payment, after the return from the payment provider; nothing otherwise. */
export function PaymentNotice() {
  const { state, product, lookAgain } = usePaymentReturn();
  const words = pricingText.payment;
  if (state === 'none' || product === null)
    return state === 'cancelled' ? (
      <Line tone="info" icon={<DoorOpen />} title={words.cancelled} text={words.cancelledText} />
    ) : null;
  if (state === 'done')
    return (
      <Line tone="success" icon={<PartyPopper />} title={words.done(product)} text={words.doneText}>
        <ChakraLink asChild color="link">
          <Link to="/projects">{words.projects}</Link>
        </ChakraLink>
      </Line>
    );
  if (state === 'confirming')
    return (
      <Line tone="info" icon={<Spinner size="sm" />} title={words.confirming} text={words.confirmingText} />
    );
  if (state === 'failed')
    return <Line tone="warning" icon={<CircleSlash />} title={words.failed} text={words.failedText} />;
  return (
    <Line tone="warning" icon={<Hourglass />} title={words.slow} text={words.slowText}>
      <Button variant="outline" size="sm" onClick={lookAgain}>
        {words.lookAgain}
      </Button>
    </Line>
  );
}

interface LineProps {
  tone: 'info' | 'success' | 'warning';
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}

function Line({ tone, icon, title, text, children }: LineProps) {
  return (
    <Notice tone={tone} role="status" maxW="44rem" mx="auto" mb="8">
      {icon}
      <Box>
        <strong>{title}</strong> {text}
        {children && <Box mt="2">{children}</Box>}
      </Box>
    </Notice>
  );
}
