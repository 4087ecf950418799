/** A payment method for deposits. An adapter implements one gateway's protocol; the deposit stores its name. */
export interface PaymentChannel {
  /**
   * Opens a payment, or finds the one opened for the same `reference` before.
   *
   * @throws gateway-unavailable: the gateway does not respond
   */
  openPayment(payment: NewPayment): Promise<{ paymentId: string; payUrl: string }>;

  /**
   * Returns true when the payer has paid. It credits nothing: only a signed callback does.
   *
   * @throws gateway-unavailable: the gateway does not respond
   */
  isPaid(paymentId: string): Promise<boolean>;
}

export interface NewPayment {
  /** Id of our deposit; every callback returns it. */
  reference: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
  expiresAt: Date;
  /** Address to which the payer returns. */
  returnUrl: string;
  /** Address to which the gateway reports the result. */
  callbackUrl: string;
  language: string;
}
