import {
  Bird,
  Cherry,
  Club,
  FishSymbol,
  Gamepad2,
  Gem,
  type LucideIcon,
  Spade,
  Ticket,
  TicketPercent,
  Volleyball,
} from "lucide-react";
import type { GameCategory } from "#lib/contracts/games/categories.ts";

export const categoryIcon: Record<GameCategory, LucideIcon> = {
  slots: Cherry,
  "in-house": Gem,
  "live-casino": Spade,
  fishing: FishSymbol,
  poker: Club,
  sports: Volleyball,
  esports: Gamepad2,
  cockfighting: Bird,
  lottery: Ticket,
  "e-lottery": TicketPercent,
};
