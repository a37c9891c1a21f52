import type { StorySections } from "@/lib/schemas/story";

/** A founder's story of a seeded product, in their own invented words. */
export interface SeedStory {
  product: string;
  title: string;
  /** Weeks since it was published. */
  weeksAgo: number;
  sections: StorySections;
}

export const STORIES: SeedStory[] = [
  {
    product: "Tidebell",
    title: "The alarm that said nothing",
    weeksAgo: 0,
    sections: {
      how_started:
        "For six years I carried a phone for a harbour authority. It rang about twice a week, nearly always at night, and it said the same word each time: down. Then I drove to the office and spent an hour finding out what was down and why. One winter I wrote on a card what the reason had been each time. After thirty cards I saw that eight reasons covered nearly all of them, and that the server had known the reason in every single case.",
      problem:
        "Alarms are cheap to make and expensive to read. A graph that turns red tells you that something happened, which you know already, since the phone rang. What you need at three in the morning is the certificate that ran out, the address that moved, or the disk that filled up. The tools that I tried showed forty charts at once and left the thinking to the person who had just woken up.",
      what_built:
        "The first Tidebell was a script of two hundred lines. It kept the last good answer of each page, compared it to the bad one, and wrote down the first difference as one sentence. That is still what it does, from six places instead of one. The sentence comes with the log line that proves it, because I did not believe my own script either until it showed me why it thought so.",
      hard_parts:
        "The hardest part was to say nothing. About one outage in nine has no visible reason, and the first versions made one up by picking the nearest change. People acted on it and lost an hour. Now the message says that no cause was found and lists what was ruled out. Three customers told me that this is the message they trust most. The second hardest part was billing, about which there is nothing interesting to tell.",
      whats_next:
        "We are seven people now and would like to stay few. This winter goes into checks of mail servers, which fail more quietly than pages do. After that I want a printed card for the wall next to the phone, with the eight reasons on it, for everybody who still has a wall and a phone.",
    },
  },
  {
    product: "Otterbank Sync",
    title: "Four laptops and a boat",
    weeksAgo: 2,
    sections: {
      how_started:
        "My sister and I restored an old ferry and lived on it for two summers. There were four laptops on board and no connection worth the name. We copied photographs and accounts from one machine to the next on a stick, and every few weeks one of us overwrote the work of the other. Otterbank began as a small program that refused to overwrite anything, and only told us who had the newer file.",
      problem:
        "Nearly all programs that keep folders equal want a machine in the middle that is always on. On a boat there is none, and in a small office it is often a machine that nobody looks after. When it fails, everything stops, although all the computers that hold the files stand next to each other on the same table. We wanted them to talk to each other directly, and to be honest about it when they disagree.",
      what_built:
        "Every device has a key, and two devices that know each other’s key keep a folder equal whenever they meet. When both sides changed a file, both versions stay, side by side, named after the device. Signe joined when the list of wishes became longer than the code, and rewrote the part that decides what is sent first. A machine that was away for a month now gets this week’s files before last year’s.",
      hard_parts:
        "File names. Three systems disagree about capital letters, accents and the characters that a name may hold, and each is certain. We lost a weekend to a folder that existed twice on one machine and once on another. The other hard part was to leave out the web interface that everyone asked for, because it would have needed the machine in the middle again.",
      whats_next:
        "A release for phones that does not drain the battery, and a page in the manual for each way that two machines can disagree. The ferry is sold, but its name is in the source: the test machine is still called Otter.",
    },
  },
];
