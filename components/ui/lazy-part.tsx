import { Component, type ComponentType, createElement, lazy, type ReactNode } from "react";
import { LostPart, loadPart, partAgainEvent, publishPartState } from "#lib/client/load-part.ts";

/**
 * Returns a component that loads on intent, and `ahead`, which prefetches it and ignores failures. A component that
 * fails to load renders nothing; the page stays and shows the error. It is loaded again when the person asks for it, or
 * when it is rendered anew.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let failed = false;
  const ask = () =>
    lazy(() =>
      loadPart(load, true).catch((error) => {
        failed = true;
        throw error;
      }),
    );
  let part = ask();
  const current = (props: Props) => createElement<Props>(part, props);
  // React keeps a rejected import for ever, so asking again takes another one.
  const renew = () => {
    if (failed) part = ask();
    failed = false;
  };
  const kept: ComponentType<Props> = (props) => createElement(PartBoundary, { render: () => current(props), renew });
  const ahead = () => void load().catch(() => undefined);
  return [kept, ahead] as const;
}

interface BoundaryProps {
  render: () => ReactNode;
  renew: () => void;
}

class PartBoundary extends Component<BoundaryProps, { lost: boolean }> {
  override state = { lost: false };

  static getDerivedStateFromError(error: unknown) {
    if (!(error instanceof LostPart)) throw error;
    return { lost: true };
  }

  again = (event: Event) => {
    if (!this.state.lost) return;
    event.preventDefault();
    this.props.renew();
    this.setState({ lost: false });
  };

  override componentDidMount() {
    addEventListener(partAgainEvent, this.again);
  }

  /** The failure is published only here. An earlier retry would find no boundary, and load the whole page. */
  override componentDidCatch() {
    publishPartState("broken");
  }

  override componentWillUnmount() {
    removeEventListener(partAgainEvent, this.again);
    this.props.renew();
  }

  override render() {
    return !this.state.lost && this.props.render();
  }
}
