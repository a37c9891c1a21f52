import { category, type SeedCategory } from "../category";

/** Categories of what reaches people, and of life away from the desk. */
export const REACHING: SeedCategory[] = [
  category("Marketing", "Being found and remembered.", "marketing, campaigns, audience, growth", [
    category("SEO", "Being found by search.", "seo, search engine optimization, keywords, backlinks, sitemap"),
    category("Social Media", "Posting without living there.", "social media, posts, social scheduling, followers"),
    category("Surveys & Feedback", "Asking people.", "survey, feedback, forms, polls, feature requests"),
    category("Campaigns & Ads", "Telling people about it.", "marketing automation, advertising, campaigns, loyalty"),
    category("Landing Pages", "One page that explains.", "landing page, waitlist, page builder, conversion"),
    category(
      "Content Management",
      "Writing for a website, and keeping it.",
      "cms, headless cms, content management, static site, blog",
    ),
    category("Website Builders", "A site without a programmer.", "website builder, web design, website templates"),
  ]),
  category("Design & Media", "How it looks and sounds.", "design, media, creative, creators", [
    category("Interface Design", "Screens before code.", "ui design, wireframe, prototype, design system, mockup"),
    category(
      "Graphics & Photos",
      "Pictures, made and mended.",
      "graphics, photo, illustration, image editor, icons, vector",
    ),
    category("Video", "Moving pictures.", "video editing, video editor, clips, streaming"),
    category("Audio & Music", "Sound.", "audio, podcast, music, recording studio, sound"),
    category("Books & Publishing", "From a manuscript to a shelf.", "books, ebooks, authors, self-publishing"),
    category(
      "Accessibility",
      "For every pair of eyes and ears.",
      "accessibility, screen reader, wcag, color blindness",
    ),
  ]),
  category("Education", "Learning and teaching.", "education, learning, students, teachers", [
    category("Courses & Classrooms", "Teaching many.", "course, classroom, lessons, quiz, lms"),
    category("Language Learning", "Another tongue.", "language learning, vocabulary, flashcards, pronunciation"),
    category("Reference & Research", "Looking things up.", "research, citations, papers, encyclopedia, bibliography"),
  ]),
  category("Health & Wellbeing", "Bodies and minds.", "health, wellbeing, wellness", [
    category("Fitness", "Moving.", "fitness, workout, running, training plan, cycling"),
    category("Mental Health", "Resting.", "meditation, mindfulness, mood, therapy, sleep"),
    category(
      "Habits & Self-tracking",
      "Seeing what you do every day.",
      "habit tracker, habits, streaks, self-tracking",
    ),
    category("Food & Nutrition", "Eating.", "recipes, nutrition, meal plan, cooking, calories"),
    category("Clinics & Practices", "For those who treat.", "patients, clinic, medical practice, telehealth"),
  ]),
  category("Games & Fun", "For its own sake.", "game, games, gaming, fun, gamers", [
    category("Games", "To play.", "puzzle, multiplayer, arcade, board game, video game"),
    category("Game Development", "To make.", "game engine, game development, sprites, level editor"),
    category("Virtual Reality", "Worlds to put on.", "virtual reality, augmented reality, mixed reality, vr"),
    category("Sports & Teams", "Played, sailed, driven.", "sports, league, tournament, racing, motorsport"),
    category("Hobbies", "To spend Sundays on.", "hobby, collectors, gardening, genealogy, birdwatching"),
  ]),
  category("Home & Travel", "Life away from the desk.", "home, travel, family, household", [
    category("Smart Home", "Lights that listen.", "smart home, home automation, thermostat, light switches"),
    category("Travel Planning", "Getting away.", "travel, itinerary, trips, packing list, trains"),
    category("Weather & Outdoors", "What the sky and the sea will do.", "weather, forecast, tides, surf, wind"),
    category("Pets", "Those with four legs.", "pets, pet sitting, dogs, cats, horses"),
    category("Family & Household", "Running a house.", "chores, shopping list, family organizer, parents"),
  ]),
];
